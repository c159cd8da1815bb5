import { expect, it } from 'vitest'
import type { OpenCamera } from '../../devices/devices.ts'
import { createVisitTorch } from './visit-torch.ts'

const settled = async () => {
  for (let turns = 0; turns < 10; turns += 1) await Promise.resolve()
}

/** A camera whose torch does what it is told, or refuses. */
function cameraWith(allows: boolean) {
  const asked: boolean[] = []
  const camera = {
    setTorch: async (on: boolean) => {
      asked.push(on)
      return allows
    },
  } as unknown as OpenCamera
  return { camera, asked }
}

/** What the torch was told after pictures of this brightness. */
async function lookWith(allows: boolean, lights: readonly number[]) {
  const { camera, asked } = cameraWith(allows)
  let told = 0
  const torch = createVisitTorch(() => {
    told += 1
  })
  const show = async (pictures: readonly number[]) => {
    for (const light of pictures) {
      torch.saw({ light }, camera)
      await settled()
    }
  }
  await show(lights)
  return { asked, show, torch, told: () => told }
}

it.each([
  ['two dark pictures', [30, 30], [true]],
  ['one dark picture, as of a camera that wakes', [30, 120, 30, 120], []],
  ['a lit shop', [120, 100, 90], []],
  ['dark, then lit by the torch', [30, 30, 110, 110, 30, 110], [true]],
  ['dark, then glaring: off, and not on again in this look', [30, 30, 230, 230, 30, 30, 30], [true, false]],
] as const)('%s', async (_, lights, asked) => {
  expect((await lookWith(true, lights)).asked).toEqual(asked)
})

it('goes off with the look, on again in the next, and is told of once', async () => {
  const { asked, show, torch, told } = await lookWith(true, [30, 30])
  torch.off()
  await settled()
  expect(asked).toEqual([true, false])
  await show([30, 30])
  expect(asked).toEqual([true, false, true])
  expect(told()).toBe(1)
})

it('a look that ends while the phone still thinks about its torch leaves it dark', async () => {
  const { camera, asked } = cameraWith(true)
  const torch = createVisitTorch(() => {})
  torch.saw({ light: 30 }, camera)
  torch.saw({ light: 30 }, camera)
  torch.off()
  await settled()
  expect(asked.at(-1)).toBe(false)
})

it('a torch that the phone refuses is asked for once, and nothing is said of it', async () => {
  const { asked, told } = await lookWith(false, [30, 30, 30, 30])
  expect(asked).toEqual([true])
  expect(told()).toBe(0)
})
