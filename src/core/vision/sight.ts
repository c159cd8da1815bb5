import type { PackData } from './gs1.ts'

/** A point in pixels of the upright frame, origin top left. */
export interface Point {
  x: number
  y: number
}

/** One printed line as read: corners clockwise from the text's own top left, in pixels of the upright full frame. */
export interface PrintedLine {
  text: string
  /** Mean of the characters' confidences, 0 to 1. */
  confidence: number
  /** How much another figure was thought of in the place of a figure that was read, as a share of it; 0 to 1. */
  rival: number
  corners: readonly [Point, Point, Point, Point]
}

export interface Quality {
  /** Laplacian variance, sixth largest of 8 × 8 tiles at 480 px: under 120 is blurred, from 300 sharp. */
  sharpness: number
  /** Mean luma, 0 to 255. */
  luma: number
  /** Standard deviation of the luma. */
  contrast: number
  /** Share of pixels over luma 250, 0 to 1. */
  shine: number
}

/**
 * A code with a right check digit. `bars`: decoded from the bars; `digits`: read from the printed digits; `square`: the
 * product that a QR code or DataMatrix names in GS1's language.
 */
export interface CodeRead {
  code: string
  source: 'bars' | 'digits' | 'square'
  /** All that a square code says. */
  pack?: PackData | undefined
  /** Where it begins and ends, in its own reading direction, in pixels of the upright full frame. */
  ends: readonly [Point, Point]
}

/** A catalogue product with how well the frame's words fit it. */
export interface Candidate {
  productId: string
  /** IDF-weighted mean of the words' similarities, 0 to 1. */
  coverage: number
  /** IDF-weighted sum. */
  gain: number
  /** It has photographs: `Sight.pictured` knows more of it. */
  isPictured?: boolean | undefined
  /** Something large is surely read that is none of its pack's words (`strange-words.ts`). */
  isContradicted?: boolean | undefined
}

/** A product with photographs: what of words and colours speaks for it (`pictured.ts`). */
export interface PicturedCandidate {
  productId: string
  /** Of the words alone, those of its photographs among them. */
  gain: number
  likely: number
  apart: number
  /** As of a `Candidate`. */
  isContradicted?: boolean | undefined
}

/** Everything one frame showed, before any decision. */
export interface Sight {
  width: number
  height: number
  quality: Quality
  codes: readonly CodeRead[]
  /** Read at the size that suits names. */
  lines: readonly PrintedLine[]
  /** Best first; at most five. */
  candidates: readonly Candidate[]
  /** The likeliest of those with photographs first; at most three. */
  pictured: readonly PicturedCandidate[]
  /** `coloursOf` the picture; none in a look for the date. */
  colours: readonly number[]
  /** 0 to 1: how surely the brand's word was read. */
  brand: number
  /** Large words that no product of ours has, bare; none once a product was read. */
  foreign: readonly string[]
  /** Tells pictures apart: equal where not a point differs, as a frozen camera's are. '' where it is not known. */
  picture: string
  /** Full-size and 0.6-size readings of the same frame, only when dates were asked for. */
  dateLines: readonly (readonly PrintedLine[])[]
}
