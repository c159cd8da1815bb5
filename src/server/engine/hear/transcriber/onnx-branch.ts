/** Of ModelProto, GraphProto, NodeProto and AttributeProto (onnx.proto3): the fields that are read here. */
const GRAPH = 7
const [NODE, INITIALIZER, INPUT, OUTPUT] = [1, 5, 11, 12]
const [OPERATOR, ATTRIBUTE] = [4, 5]
const NAME = 1
const ATTRIBUTE_GRAPH = 6

/**
 * The model that a branch of a model's only `If` is: whatever is before it, that branch, and of the inputs and outputs those
 * that are named. A model that holds two for one network takes twice its room.
 */
export function branchOf(
  model: Buffer,
  branch: string,
  { inputs, outputs }: { inputs: readonly string[]; outputs: readonly string[] },
): Buffer {
  const parts: Buffer[] = []
  for (const { number, whole, inner } of fieldsOf(fieldOf(model, GRAPH))) {
    if (number === NODE && fieldOf(inner, OPERATOR).toString() === 'If')
      parts.push(...partsOf(graphOf(inner, branch), outputs))
    else if (number === INPUT ? inputs.includes(nameOf(inner)) : number === NODE || number === INITIALIZER)
      parts.push(whole)
  }
  const rest = [...fieldsOf(model)].filter(({ number }) => number !== GRAPH).map(({ whole }) => whole)
  return Buffer.concat([...rest, ...fieldOfParts(GRAPH, parts)])
}

function graphOf(node: Buffer, branch: string): Buffer {
  for (const { number, inner } of fieldsOf(node))
    if (number === ATTRIBUTE && nameOf(inner) === branch) return fieldOf(inner, ATTRIBUTE_GRAPH)
  throw new Error(`the model has no ${branch}`)
}

const partsOf = (graph: Buffer, outputs: readonly string[]): Buffer[] =>
  [...fieldsOf(graph)]
    .filter(({ number, inner }) =>
      number === OUTPUT ? outputs.includes(nameOf(inner)) : number === NODE || number === INITIALIZER,
    )
    .map(({ whole }) => whole)

const nameOf = (message: Buffer): string => fieldOf(message, NAME).toString()

function fieldOf(message: Buffer, wanted: number): Buffer {
  for (const { number, inner } of fieldsOf(message)) if (number === wanted) return inner
  return Buffer.alloc(0)
}

interface Field {
  number: number
  /** With its number and length, as it stands. */
  whole: Buffer
  /** What is in it; empty for a number. */
  inner: Buffer
}

/** The fields of a protocol buffer's message, in their order. Throws where it is cut off. */
function* fieldsOf(message: Buffer): Generator<Field> {
  const FIXED: Readonly<Record<number, number>> = { 1: 8, 5: 4 }
  for (let at = 0; at < message.length; ) {
    const key = varint(message, at)
    const type = key.value % 8
    const length = type === 2 ? varint(message, key.end) : undefined
    const begin = length?.end ?? key.end
    const end = type === 0 ? varint(message, begin).end : begin + (length?.value ?? FIXED[type] ?? 0)
    if (end > message.length) throw new Error('the model is cut off')
    const inner = message.subarray(length ? begin : end, end)
    yield { number: Math.floor(key.value / 8), whole: message.subarray(at, end), inner }
    at = end
  }
}

/** Seven bits a byte, the lowest first; the top bit says that more follow. */
function varint(message: Buffer, start: number): { value: number; end: number } {
  let value = 0
  let scale = 1
  for (let at = start; ; at++) {
    const byte = message[at]
    if (byte === undefined) throw new Error('the model is cut off')
    value += (byte % 128) * scale
    if (byte < 128) return { value, end: at + 1 }
    scale *= 128
  }
}

/** The pieces of a field, which are large and copied once. */
function fieldOfParts(number: number, parts: readonly Buffer[]): Buffer[] {
  const bytesOf = (value: number): number[] =>
    value < 128 ? [value] : [(value % 128) + 128, ...bytesOf(Math.floor(value / 128))]
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  return [Buffer.from([...bytesOf(number * 8 + 2), ...bytesOf(length)]), ...parts]
}
