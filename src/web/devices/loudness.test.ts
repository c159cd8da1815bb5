import { expect, it } from 'vitest'
import { loudnessFor } from './loudness.ts'

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)', { gain: 3.5, thresholdDb: -18, ratio: 3.5 }],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 8)', { gain: 2.5, thresholdDb: -24, ratio: 4 }],
  ['', { gain: 2.5, thresholdDb: -24, ratio: 4 }],
])('%s', (userAgent, figures) => expect(loudnessFor(userAgent)).toEqual(figures))
