import { isDim, isGlaring } from '../../../core/vision/glance.ts'
import type { OpenCamera, Picture } from '../../devices/devices.ts'

/** One picture is chance: a camera that has just woken is dark for a moment. */
const ENOUGH = 2

/** The phone's light while a look is open. */
export interface VisitTorch {
  /** A picture of the open look. */
  saw(picture: Pick<Picture, 'light'>, from: OpenCamera): void
  /** The look, or the camera, is over. */
  off(): void
}

/**
 * On by itself in the dark; off again when the picture glares, and then for the rest of the look, or it would blink.
 * A phone that has no torch, or refuses it, is asked once and is as it was. `onLit`: it is on, told once.
 */
export function createVisitTorch(onLit: () => void): VisitTorch {
  const refusing = new WeakSet<OpenCamera>()
  let camera: OpenCamera | undefined
  let [wanted, lit, busy, isDone, isTold] = [false, false, false, false, false]
  let [dim, glaring] = [0, 0]

  async function follow() {
    if (busy) return
    busy = true
    while (camera && wanted !== lit && !refusing.has(camera)) {
      const [to, asked] = [wanted, camera]
      if (await asked.setTorch(to)) lit = to
      // A light that cannot be put out goes out with its camera.
      else refusing.add(asked)
    }
    busy = false
    if (!lit || isTold) return
    isTold = true
    onLit()
  }

  return {
    saw({ light }, from) {
      if (camera !== from) lit = false
      camera = from
      dim = isDim(light) ? dim + 1 : 0
      glaring = isGlaring(light) ? glaring + 1 : 0
      if (!wanted && !isDone && dim >= ENOUGH) wanted = true
      else if (wanted && glaring >= ENOUGH) {
        wanted = false
        isDone = true
      }
      void follow()
    },
    off() {
      wanted = false
      isDone = false
      dim = 0
      glaring = 0
      void follow()
    },
  }
}
