import { expect, it } from 'vitest'
import { markOf } from '../../peers/peer-speech.ts'
import { cloudHouse, listener, SERVER_TOKEN } from './cloud-house.ts'

const turn = (text: string) => ({
  client_content: { turns: [{ role: 'user', parts: [{ text }] }], turn_complete: true },
})

it('speaks the shopper protocol on one side and today’s on the other: set-up, text turn, sound back', async () => {
  const house = await cloudHouse()
  const socket = await house.talk({ shopper_session: { mode: 'echo' } })
  const { connections, refusals } = house.peer
  expect(connections).toHaveLength(1)
  expect(connections[0]?.request.authorization).toBe(`Bearer ${SERVER_TOKEN}`)
  expect(connections[0]?.setup).toMatchObject({
    generationConfig: {
      responseModalities: ['AUDIO'],
      speechConfig: { languageCode: 'en-IN', voiceConfig: { prebuiltVoiceConfig: { voiceName: 'Aoede' } } },
    },
    inputAudioTranscription: {},
    outputAudioTranscription: {},
    sessionResumption: {},
    contextWindowCompression: { slidingWindow: {} },
  })
  const ear = listener(socket)
  socket.send(turn('Please wait.'))
  const told = await ear.until('turnComplete')
  expect(told.order).toEqual(['said Please wait.', 'turnComplete'])
  expect(told.marks).toEqual([markOf('Please wait.')])
  expect(refusals).toEqual([])
})
