import { useEffect, useState } from 'react'
import { language } from '#web/lib/language.ts'

/** Language codes of voices, by the site's languages; some voices use the longer code of Odia. */
const codes = { en: /^en\b/i, or: /^ory?\b/i, hi: /^hi\b/i } as const

/**
 * The device's voice for this page's language; undefined where the device has none, or before the voices are
 * known.
 */
export function useVoice(): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>()
  useEffect(() => {
    if (!('speechSynthesis' in window)) return
    const find = () => setVoice(bestOf(speechSynthesis.getVoices()))
    find()
    // Many browsers load their list of voices a moment later.
    speechSynthesis.addEventListener('voiceschanged', find)
    return () => speechSynthesis.removeEventListener('voiceschanged', find)
  }, [])
  return voice
}

/**
 * The best of the voices for this language: an Indian voice comes before others, and a voice on the device
 * before one that needs the connection.
 */
function bestOf(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const rank = ({ lang, localService }: SpeechSynthesisVoice) =>
    (/[-_]IN$/i.test(lang) ? 0 : 2) + (localService ? 0 : 1)
  // Android writes the code with an underscore, `hi_IN`.
  const ours = voices.filter(({ lang }) => codes[language].test(lang.replace('_', '-')))
  return ours.sort((one, other) => rank(one) - rank(other))[0]
}

/**
 * Reads sentences aloud, and stops any earlier reading. Calls `onOver` when the reading is over, for whatever
 * reason. The returned function stops this reading, but not one that began later.
 */
export function readAloud(
  sentences: readonly string[],
  voice: SpeechSynthesisVoice,
  onOver: () => void,
): () => void {
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    onOver()
  }
  speechSynthesis.cancel()
  const last = sentences.length - 1
  for (const [index, sentence] of sentences.entries()) {
    const utterance = new SpeechSynthesisUtterance(sentence)
    utterance.voice = voice
    utterance.lang = voice.lang.replace('_', '-')
    utterance.addEventListener('error', end)
    if (index === last) utterance.addEventListener('end', end)
    speechSynthesis.speak(utterance)
  }
  return () => {
    if (isOver) return
    isOver = true
    speechSynthesis.cancel()
  }
}
