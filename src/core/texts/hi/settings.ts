/** Said when a setting was changed by words, as in English. */
export const settingTexts = {
  phoneVoice: 'अब से आपके फ़ोन की अपनी आवाज़ बोलेगी।',
  ourVoice: 'अब से अंग्रेज़ी में मेरी अपनी आवाज़ बोलेगी। हिन्दी फ़ोन की आवाज़ बोलती है।',
  signsOff: 'मेरे शब्दों के साथ की आवाज़ें और कंपन बंद हैं। फिर से चाहिए तो बोलिए: संकेत चालू।',
  signsOn: 'मेरे शब्दों के साथ की आवाज़ें और कंपन चालू हैं।',
} as const
