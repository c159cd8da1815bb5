import { InferenceSession, Tensor } from 'onnxruntime-node'
import { describe, expect, it } from 'vitest'
import { floats, input, node, onnxModel, output } from '../../../../../test/fixtures/onnx-model.ts'
import { branchOf } from './onnx-branch.ts'

/** Adds two or ten to `x`, as `so` says; and says what it added. */
const model = onnxModel(
  [
    node('If', ['so'], 'y', {
      then_branch: [node('Add', ['x', 'ten'], 'sum'), output('sum', 'float', [1])],
      else_branch: [
        node('Add', ['x', 'two'], 'sum2'),
        node('Identity', ['two'], 'added'),
        output('sum2', 'float', [1]),
        output('added', 'float', [1]),
      ],
    }),
    floats('two', [1], [2]),
    floats('ten', [1], [10]),
    input('x', 'float', [1]),
    input('so', 'bool', [1]),
    output('y', 'float', [1]),
  ],
  {},
)

describe('a branch of a model', () => {
  it('is a model of its own, of what is named', async () => {
    const alone = branchOf(model, 'else_branch', { inputs: ['x'], outputs: ['sum2'] })
    const session = await InferenceSession.create(alone, { logSeverityLevel: 3 })
    expect([session.inputNames, session.outputNames]).toEqual([['x'], ['sum2']])
    const { sum2 } = await session.run({ x: new Tensor('float32', [3], [1]) })
    expect(sum2?.data).toEqual(Float32Array.of(5))
  })

  it.each([
    ['has no such branch', model, 'other_branch', 'the model has no other_branch'],
    ['is cut off', model.subarray(0, -20), 'else_branch', 'the model is cut off'],
  ])('is refused where the model %s', (_, bytes, branch, reason) => {
    expect(() => branchOf(bytes, branch, { inputs: [], outputs: [] })).toThrow(reason)
  })
})
