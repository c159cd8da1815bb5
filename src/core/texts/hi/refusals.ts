export const refusals = {
  noVoice: 'आवाज़ तक पहुँच नहीं हो रही। कृपया फिर कोशिश कीजिए।',
  silent: 'समय पर कुछ नहीं कहा गया।',
  failed: 'यहाँ कुछ गड़बड़ हुई। कृपया फिर कोशिश कीजिए।',
  serviceRefused: (status: number | undefined) =>
    `आवाज़ की सेवा ने टोकन या मॉडल नहीं माना${status === undefined ? '' : ` (${status})`}। कृपया उन्हें जाँचिए।`,
} as const
