/** Which of the given sentences is being heard: the server may cut one into several, each told by its own text. */
export interface Progress {
  /** A piece is heard; the number of the sentence that it belongs to, from 0. */
  heard(piece: string): number
  /** The server has said one sentence whole. */
  turn(): void
  /** All were said. */
  done(): boolean
}

export function createProgress(sentences: readonly string[]): Progress {
  let at = 0
  let turns = 0
  return {
    heard(piece) {
      const found = sentences.findIndex((sentence, index) => index >= at && sentence.includes(piece))
      if (found !== -1) at = found
      return at
    },
    turn() {
      turns += 1
    },
    done: () => turns >= sentences.length,
  }
}
