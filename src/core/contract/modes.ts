import * as z from 'zod/mini'

/** `echo`: the journey's first stage, text turns are spoken exactly; `scan`: product checking. */
export const modeSchema = z.enum(['echo', 'scan'])
export type Mode = z.infer<typeof modeSchema>

/** The open question: which words answer it. Names are those of `listen_for` on the wire. */
export const listenForSchema = z.enum([
  'introduction',
  'place',
  'section',
  'entrance',
  'walking',
  'checking',
  'buy_more',
  'keep_app',
  'confirm',
  'all',
])
export type ListenFor = z.infer<typeof listenForSchema>

export const modalitySchema = z.enum(['AUDIO', 'TEXT'])
export type Modality = z.infer<typeof modalitySchema>

const modelStates = ['disconnected', 'connecting', 'connected', 'speaking'] as const
export type ModelState = (typeof modelStates)[number]
