/**
 * Runs in the page before anything of the product, after the listening ear: when sound to the loudspeaker begins and
 * ends, and words in the microphone, to a render quantum (3 ms), when the page is told of a voice, and when a button is pressed, all in seconds of
 * the page's audio clock. The page's policy must be off: the recorder comes from no server.
 */
{
  const RECORDER = `
    const LOUD = 0.005
    /** Quiet this long is an end, not the gap before a plosive. */
    const END_S = 0.25
    registerProcessor('exact-ear', class extends AudioWorkletProcessor {
      process([input]) {
        const loud = input[0]?.some((sample) => Math.abs(sample) > LOUD) ?? false
        if (loud && this.last === undefined) this.port.postMessage({ type: 'began', at: currentTime })
        if (loud) this.last = currentTime + 128 / sampleRate
        else if (this.last !== undefined && currentTime - this.last > END_S) {
          this.port.postMessage({ type: 'ended', at: this.last })
          this.last = undefined
        }
        return true
      }
    })`
  const turns = []
  window.__turns = turns
  let clock
  const note = (type) => clock && turns.push({ type, at: clock.currentTime })

  const NativeNode = AudioWorkletNode
  window.AudioWorkletNode = class extends NativeNode {
    constructor(context, name, options) {
      super(context, name, options)
      if (name !== 'capture') return
      this.port.addEventListener('message', ({ data }) => {
        if (data.type === 'voice' && data.on) note('voice')
      })
    }
  }

  const connect = AudioNode.prototype.connect
  let recorder
  /** Reports when what goes through a node gets loud and quiet, under the names given. */
  async function listen(node, names) {
    clock = node.context
    const url = URL.createObjectURL(new Blob([RECORDER], { type: 'text/javascript' }))
    recorder ??= clock.audioWorklet.addModule(url)
    await recorder
    const ear = new NativeNode(clock, 'exact-ear', { numberOfOutputs: 0 })
    ear.port.onmessage = ({ data }) => turns.push({ type: names[data.type], at: data.at })
    connect.call(node, ear)
  }

  AudioNode.prototype.connect = function (target, ...rest) {
    // The voice's chain ends in its limiter; chimes have no business here.
    if (target instanceof AudioDestinationNode && this instanceof DynamicsCompressorNode)
      listen(this, { began: 'began', ended: 'ended' })
    if (target instanceof NativeNode && this instanceof MediaStreamAudioSourceNode)
      listen(this, { began: 'words', ended: 'wordsEnded' })
    return connect.call(this, target, ...rest)
  }
  document.addEventListener('click', () => note('pressed'), true)
}
