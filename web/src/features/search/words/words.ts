import { soundOf, spelledSoundOf } from './sound.ts'

/** The mark of a term that is a sound, so that no sound is taken for a typed word. */
export const soundMark = '~'

/**
 * The words of a text in the form in which they are compared: in small letters, digits of every script as `0`
 * to `9`, letters apart from figures. `SP125` and `sp 125` are the same two words, `H'ness` is one and `2.0`
 * is `20`.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’`]/g, '')
    // In every block of the scripts of India the digits stand at the same place.
    .replace(/[\u0966-\u096f\u0b66-\u0b6f]/g, (digit) => String((digit.charCodeAt(0) % 0x80) - 0x66))
    .replace(/(?<=\d)[.,](?=\d)/g, '')
  return plain.match(/[a-z]+|\d+|[\u0900-\u097f]+|[\u0b00-\u0b7f]+/g) ?? []
}

/** The terms by which a typed word is looked up: the word itself, in Latin letters, and its sound. */
export function termsOf(word: string): string[] {
  if (/^\d/.test(word)) return [word]
  const sound = soundOf(word)
  if (!/^[a-z]/.test(word)) return [soundMark + sound]
  return sound.length > 1 || /[aeiouy]/.test(word) ? [word, soundMark + sound] : [word]
}

/**
 * The terms under which a word of the catalogue is kept: those of a typed word, and for a word that is said
 * letter by letter that sound too.
 */
export function keptTermsOf(word: string): string[] {
  const spelled = spelledSoundOf(word)
  return spelled ? [...termsOf(word), soundMark + spelled] : termsOf(word)
}

/** A text without its gaps, because many people type it so: `legguard`, `08p70k3ad00`. */
export function joined(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** Two words without their gap; undefined where one of them is a figure, which stands apart in any case. */
export function pairOf(word: string, next: string | undefined): string | undefined {
  return next && /[a-z]$/.test(word) && /^[a-z]/.test(next) ? word + next : undefined
}
