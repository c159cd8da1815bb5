import { useEffect, useRef, useState } from 'react'
import { DEMO_SPEECH_LANGUAGE } from '../../../../core/constants.ts'
import type { Step } from '../../../../core/contract/store.ts'
import { createGuide } from '../../../../core/navigation/guide/guide.ts'
import type { Guide, GuideOptions, WalkEffect } from '../../../../core/navigation/guide/walk.ts'
import { createSpeechQueue, type SpeechQueue } from '../../../../core/speech/speech-queue.ts'
import { englishVisit } from '../../../../core/texts/visit-texts.ts'
import { useConsole } from '../../console.ts'

/** Whose guide leads: the demo's, or the shopper's own to where a path ends. */
type Led = Pick<GuideOptions, 'end' | 'profile'>
const demo: Led = { end: { kind: 'demo' }, profile: 'demo' }

interface DemoWalk {
  active: boolean
  /** What was said last; stays after the walk, so that its end can be read. */
  instruction: string
  /** Steps counted since the start. */
  counted: number
  stepsLeft: number | null
  /** The step of the route under way, from 0. */
  step: number
  /** It was walked to its end. */
  arrived: boolean
  /** Steps counted on each step of the route; undefined where it counted nothing. */
  countedByStep: readonly (number | undefined)[]
  start(steps: readonly Step[], led?: Led): Promise<void>
  /** This part is walked: for phones and computers that count no steps. */
  next(): void
  /** The walk's end is here. */
  imHere(): void
  stop(): void
}

const IDLE = {
  active: false,
  arrived: false,
  instruction: '',
  counted: 0,
  countedByStep: [] as readonly (number | undefined)[],
  stepsLeft: null as number | null,
  step: 0,
}

/** One walk along a route: the shopper's guide with the demo's step detector and the phone's own voice. */
export function useDemoWalk(): DemoWalk {
  const { clock, devices, toasts } = useConsole()
  const [walk, setWalk] = useState(IDLE)
  const end = useRef(() => {})
  const running = useRef<Guide>(undefined)
  const speech = useRef<SpeechQueue>(undefined)
  useEffect(
    () => () => {
      end.current()
      speech.current?.close()
    },
    [],
  )

  function onEffect(effect: WalkEffect) {
    if (effect.kind === 'tick') {
      setWalk((before) => {
        const countedByStep = [...before.countedByStep]
        countedByStep[before.step] = (countedByStep[before.step] ?? 0) + effect.steps
        return { ...before, counted: before.counted + effect.steps, countedByStep }
      })
    } else if (effect.kind === 'progress') {
      setWalk((before) => ({ ...before, stepsLeft: effect.stepsLeft, step: effect.leg - 1 }))
    } else if (effect.kind === 'arrived') {
      end.current()
      setWalk((before) => ({ ...before, active: false, arrived: true }))
    } else if (effect.kind === 'agree' && effect.about === 'end') {
      // Whoever drew the path knows where it ends.
      queueMicrotask(() => running.current?.command('arrived'))
    }
  }

  /** The phone's own voice, one sentence after another. */
  const openSpeech = () =>
    createSpeechQueue({
      clock,
      prefix: 'demo',
      outlet: ({ began, ended }) => ({
        play({ id, text }) {
          began(id)
          devices.voice.say(text, DEMO_SPEECH_LANGUAGE, () => ended(id))
        },
        drop: devices.voice.stop,
        hold: devices.voice.stop,
        goOn() {},
      }),
      on: { began: ({ text }) => setWalk((before) => ({ ...before, instruction: text })) },
    })

  return {
    ...walk,
    async start(steps, led = demo) {
      const answer = await devices.motion.request()
      if (answer === 'denied') return toasts.fault('Motion access denied.')
      if (answer === 'error') return toasts.fault('Motion access error.')
      speech.current?.close()
      const said = openSpeech()
      speech.current = said
      const made = createGuide({
        texts: englishVisit,
        commands: steps,
        ...led,
        clock,
        sensor: answer !== 'missing',
        say: (lines, now, over) => said[now ? 'sayNow' : 'say'](lines, { owner: 'walk', over }),
        emit: onEffect,
      })
      running.current = made
      const close = devices.motion.listen(made.motion)
      devices.wakeLock.hold()
      end.current = () => {
        running.current = undefined
        close()
        devices.wakeLock.release()
        made.close()
        end.current = () => {}
      }
      setWalk({ ...IDLE, active: true })
      made.start()
    },
    next: () => running.current?.command('next'),
    imHere: () => running.current?.command('imHere'),
    stop() {
      end.current()
      speech.current?.clear()
      setWalk(IDLE)
    },
  }
}
