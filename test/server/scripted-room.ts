import type { EngineRoom } from '../../src/server/engine-room.ts'
import type { FieldCounts } from '../../src/server/field/field-counts.ts'
import type { PhotoEye } from '../../src/server/photos/photo-eye.ts'
import type { CallDesk } from '../../src/server/staff-calls/call-desk.ts'
import type { WorkerState, WorkerStates } from '../../src/server/workers/worker-states.ts'

/** An engine that does nothing but say whether it is well: for tests of everything around it. */
export interface ScriptedRoom extends EngineRoom {
  healthy: boolean
  /** Why there is too much to do. */
  busy: string | undefined
  /** What its worker `see` is at, once it is opened with the server's list of them. */
  see: WorkerState
  /** What looks at photographs of staff; undefined: nothing can. */
  eye: PhotoEye | undefined
  /** The server's, once it is opened with it. */
  callDesk: CallDesk | undefined
  field: FieldCounts | undefined
  open(workers: WorkerStates, callDesk?: CallDesk, field?: FieldCounts): EngineRoom
  /** What happened, in order. */
  events: string[]
  failReady: (reason: Error) => void
  becomeReady: () => void
}

export function scriptedRoom(): ScriptedRoom {
  let becomeReady: () => void = () => undefined
  let failReady: (reason: Error) => void = () => undefined
  const ready = new Promise<void>((resolve, reject) => {
    becomeReady = resolve
    failReady = reject
  })
  const room: ScriptedRoom = {
    healthy: true,
    busy: undefined,
    see: { name: 'ready' },
    callDesk: undefined,
    field: undefined,
    eye: undefined,
    photoEye: {
      read: async (jpeg) => eyeOf(room).read(jpeg),
      match: (sight) => eyeOf(room).match(sight),
      hear: async (jpeg) => eyeOf(room).hear(jpeg),
    },
    open(workers, callDesk, field) {
      room.callDesk = callDesk
      room.field = field
      workers.add(() => ({ name: 'see', state: room.see, restarts: 0 }), true)
      return room
    },
    overloaded: () => room.busy,
    events: [],
    becomeReady,
    failReady,
    speechVersion: 'v1',
    engine: {
      ready: () => ready,
      healthy: () => room.healthy,
      open: () => {
        throw new Error('no session in this test')
      },
      async close() {
        room.events.push('engine closed')
      },
    },
    async routes(app) {
      app.get('/speech/v1/wait.wav', async () => 'sound')
    },
    attach() {
      room.events.push('attached')
      return {
        async close() {
          room.events.push('sockets closed')
        },
      }
    },
  }
  return room
}

function eyeOf({ eye }: ScriptedRoom): PhotoEye {
  if (!eye) throw new Error('nothing sees in this test')
  return eye
}
