/** Error numbers of WASI preview 1. */
const OK = 0
const BAD_FD = 8
const FIRST_FILE = 4
const FOLDER = 3

class ProgramEnd extends Error {
  readonly code: number
  constructor(code: number) {
    super(`the program ended with ${code}`)
    this.code = code
  }
}

interface Memory {
  buffer: ArrayBuffer
}

interface OpenFile {
  bytes: Uint8Array
  size: number
  at: number
}

/** What a program does to one growing file held in memory. */
function write(file: OpenFile, part: Uint8Array): void {
  const end = file.at + part.length
  if (end > file.bytes.length) {
    const larger = new Uint8Array(Math.max(end, file.bytes.length * 2, 65_536))
    larger.set(file.bytes.subarray(0, file.size))
    file.bytes = larger
  }
  file.bytes.set(part, file.at)
  file.at = end
  file.size = Math.max(file.size, end)
}

/**
 * The thirteen system calls that the voice program makes, answered from memory: what is said never touches a
 * disk, and Node's own WASI, which warns that it is experimental, is not needed. One folder `/` exists; a file
 * opened in it is new and empty. What is printed is thrown away.
 *
 * `run(memory, start)` gives the program's exit code; `file()` is then what it wrote last.
 */
export function createMemoryWasi(args: readonly string[]) {
  const words = args.map((arg) => new TextEncoder().encode(`${arg}\0`))
  const files = new Map<number, OpenFile>()
  let memory: Memory = { buffer: new ArrayBuffer(0) }
  let latest: OpenFile | undefined
  const view = () => new DataView(memory.buffer)
  const bytes = () => new Uint8Array(memory.buffer)

  /** The program's scatter list: `count` pairs of address and length. */
  const each = (list: number, count: number, visit: (part: Uint8Array) => number): number => {
    let total = 0
    for (let i = 0; i < count; i++) {
      const at = view().getUint32(list + i * 8, true)
      total += visit(bytes().subarray(at, at + view().getUint32(list + i * 8 + 4, true)))
    }
    return total
  }

  const calls = {
    args_sizes_get(countAt: number, sizeAt: number) {
      view().setUint32(countAt, words.length, true)
      const size = words.reduce((sum, word) => sum + word.length, 0)
      view().setUint32(sizeAt, size, true)
      return OK
    },
    args_get(listAt: number, textAt: number) {
      let at = textAt
      words.forEach((word, i) => {
        view().setUint32(listAt + i * 4, at, true)
        bytes().set(word, at)
        at += word.length
      })
      return OK
    },
    /** The voice does not depend on the time, so none is told: the same text gives the same samples. */
    clock_time_get(_clock: number, _precision: bigint, at: number) {
      view().setBigUint64(at, 0n, true)
      return OK
    },
    fd_prestat_get(fd: number, at: number) {
      if (fd !== FOLDER) return BAD_FD
      view().setUint32(at, 0, true)
      view().setUint32(at + 4, 1, true)
      return OK
    },
    fd_prestat_dir_name(fd: number, at: number) {
      if (fd !== FOLDER) return BAD_FD
      bytes()[at] = '/'.charCodeAt(0)
      return OK
    },
    fd_fdstat_get(fd: number, at: number) {
      const isFile = files.has(fd)
      if (!isFile && fd > FOLDER) return BAD_FD
      bytes().fill(0, at, at + 24)
      bytes()[at] = isFile ? 4 : fd === FOLDER ? 3 : 2
      view().setBigUint64(at + 8, 0xffff_ffffn, true)
      view().setBigUint64(at + 16, 0xffff_ffffn, true)
      return OK
    },
    fd_fdstat_set_flags: () => OK,
    path_open(...call: [number, number, number, number, number, bigint, bigint, number, number]) {
      const fd = FIRST_FILE + files.size
      latest = { bytes: new Uint8Array(0), size: 0, at: 0 }
      files.set(fd, latest)
      view().setUint32(call[8], fd, true)
      return OK
    },
    fd_write(fd: number, list: number, count: number, doneAt: number) {
      const file = files.get(fd)
      const done = each(list, count, (part) => {
        if (file) write(file, part)
        return part.length
      })
      view().setUint32(doneAt, done, true)
      return OK
    },
    fd_read(_fd: number, _list: number, _count: number, doneAt: number) {
      view().setUint32(doneAt, 0, true)
      return OK
    },
    fd_seek(fd: number, offset: bigint, from: number, newAt: number) {
      const file = files.get(fd)
      if (!file) return BAD_FD
      file.at = Number(offset) + ([0, file.at, file.size][from] ?? 0)
      view().setBigUint64(newAt, BigInt(file.at), true)
      return OK
    },
    fd_close: () => OK,
    proc_exit(code: number) {
      throw new ProgramEnd(code)
    },
  }

  return {
    imports: { wasi_snapshot_preview1: calls },
    run(programMemory: Memory, start: () => void): number {
      memory = programMemory
      try {
        start()
        return 0
      } catch (error) {
        if (error instanceof ProgramEnd) return error.code
        throw error
      }
    },
    file: (): Uint8Array => latest?.bytes.subarray(0, latest.size) ?? new Uint8Array(0),
  }
}
