import { useEffect, useState } from 'react'
import { language } from '#web/lib/language.ts'

/** How voices name each language; some call Odia by its longer code. */
const codes = { en: /^en\b/i, or: /^ory?\b/i, hi: /^hi\b/i } as const

/** The device's voice for this page's language; undefined where it has none, or is not asked yet. */
export function useVoice(): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>()
  useEffect(() => {
    if (!('speechSynthesis' in window)) return
    const find = () => setVoice(bestOf(speechSynthesis.getVoices()))
    find()
    // Many browsers know their voices only a moment later.
    speechSynthesis.addEventListener('voiceschanged', find)
    return () => speechSynthesis.removeEventListener('voiceschanged', find)
  }, [])
  return voice
}

/** An Indian voice before others, and one on the device before one that needs the line. */
function bestOf(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const rank = ({ lang, localService }: SpeechSynthesisVoice) =>
    (/[-_]IN$/i.test(lang) ? 0 : 2) + (localService ? 0 : 1)
  // Android writes `hi_IN`.
  const ours = voices.filter(({ lang }) => codes[language].test(lang.replace('_', '-')))
  return ours.sort((one, other) => rank(one) - rank(other))[0]
}

/**
 * Reads sentences, in place of what is being read; tells when it is over, for whatever reason. Answers what stops it, and
 * nothing that another began since.
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
