import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { TarError, tarEntries } from './unpack.ts'

const unpacked = (base64: string) => gunzipSync(Buffer.from(base64, 'base64'))

/** Made by GNU tar 1.34: a folder, a file, a link to it, and a name longer than a header holds. */
const GNU = unpacked(
  'H4sIAAAAAAACA+3XT4qDMBgF8G89p8gJNF/+bnsAL1FmMk6pqNgUevymdlFwQHERh6nvB6JEdy95Jv3x81xSXjLx1o73ZHofn1k7' +
    'qbyT5jHO0nhJwtIGrpd4HISgoevi3HdL7/+p/pF/PYQQT21dxFvMlL8zZiZ/N8lfS80kJPLP7ic0TfdBsFPj+m9O7Tl3/3u/ov+1' +
    'Z0VCZe4lrH+ioizKQ9W1dZVvDiz1P7/mxnOc2XH6/1fo/43Wf8r/L66SYAf5r97/a2MVY/+/l/5Xk7mQ+t96jf5///7/RgHvpP/n' +
    'z//2V/+zw/l/C18h9Dj+AwAAAAAAAAAAvKc7KnHSZwAoAAA=',
)

/** `tar --format=v7`, as the first model's archive is. */
const V7 = unpacked(
  'H4sIAAAAAAACA+3PMQrCMAAF0MyewhNoGkM8j0ioYlGRDB7f1rFzl8B7y4f/p/++XB/H8VNruz/HQ/u2sL04Kzn/c7bOZQ3DqcR0' +
    'LjEv/TCklMI+9GR9rhO3Ok2vXQAAAAAAAAAAAKAzP6q0RtwAKAAA',
)

/** `tar --format=ustar`: a name split over the name and prefix fields. */
const USTAR = unpacked(
  'H4sIAAAAAAACA+3TTQrDIBCGYdc9RW+gE//OU0gCXaXYCD1+TZaBNhSJEPo+G0UFHT8ma3U4U0Tv17HYjutcbDBdDMYt6yJWgrp6' +
    '1UB+zrdUnpKmaf52bm9/W9xJZN1X0Mfk33kpx8m/gaGCPqr/nRgrJ8+/rrGa5T82uGP5j+Dc5/xFtvlLLPmb/81f1/TlL+U/0jDe' +
    'X0N/UQAAAAAAAAAAAAAA4KzeAqhN8QAoAAA=',
)
const USTAR_NAME = `u/${'d'.repeat(60)}/${'e'.repeat(60)}/f`

async function* pieces(archive: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < archive.length; at += size) yield archive.subarray(at, at + size)
}

async function contents(
  archive: Buffer,
  size = 997,
  maxBytes = archive.length,
): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for await (const entry of tarEntries(pieces(archive, size), maxBytes)) {
    let text = ''
    for await (const piece of entry.content) text += piece
    if (entry.isFile) files.set(entry.name, text)
  }
  return files
}

describe('tarEntries', () => {
  test.each([
    ['one byte at a time', 1],
    ['pieces that cross blocks', 997],
    ['all at once', 1_000_000],
  ])('reads what GNU tar wrote, in %s', async (_name, size) => {
    expect((await contents(GNU, size)).get('pack/greeting.txt')).toBe('hello\n')
  })

  test.each([
    ['v7', V7, 'pack/greeting.txt', 'hello\n'],
    ['ustar with a prefix', USTAR, USTAR_NAME, 'prefixed\n'],
  ])('reads %s', async (_name, archive, name, text) => {
    expect((await contents(archive)).get(name)).toBe(text)
  })

  test('tells plain files from folders, links and name extensions, unread ones being passed over', async () => {
    const kinds: [string, boolean][] = []
    for await (const entry of tarEntries(pieces(GNU, 4096), GNU.length)) {
      kinds.push([entry.name.slice(0, 17), entry.isFile])
    }
    expect(kinds.slice(0, 4)).toEqual([
      ['pack/', false],
      ['pack/greeting.txt', true],
      ['pack/link', false],
      ['././@LongLink', false],
    ])
  })

  const damaged = Buffer.from(GNU)
  damaged[3] = 0x21
  test.each([
    ['a text', Buffer.alloc(2048, 'not an archive '), Number.POSITIVE_INFINITY],
    ['nothing', Buffer.alloc(0), Number.POSITIVE_INFINITY],
    ['an archive cut inside a header', GNU.subarray(0, 700), Number.POSITIVE_INFINITY],
    ['an archive cut inside a file', GNU.subarray(0, 1026), Number.POSITIVE_INFINITY],
    ['an archive without its end', GNU.subarray(0, 1536), Number.POSITIVE_INFINITY],
    ['a changed header', damaged, Number.POSITIVE_INFINITY],
    ['more than was announced', GNU, GNU.length - 1],
  ])('refuses %s', async (_name, archive, maxBytes) => {
    await expect(contents(archive, 512, maxBytes)).rejects.toThrow(TarError)
  })
})
