import { meaningOf } from './words/everyday-words.ts'
import { soundOf } from './words/sound.ts'
import { joined, pairOf, soundMark, termsOf } from './words/words.ts'

/** The terms to look up for a typed text. */
export interface Question {
  /** How many words were typed. */
  count: number
  /** Each term with the places of the typed words that it stands for. */
  placesOf: ReadonlyMap<string, readonly number[]>
  terms: string[]
  /** May a word of the catalogue go on after this term? */
  mayBeBegun: (term: string) => boolean
}

/**
 * Looks up each typed word, the word's meaning, neighbours without their gap and the whole text in one:
 * `written` as it stands, `heard` also by its sound. A word of another script is always heard.
 */
export function questionOf(words: readonly string[], typed: string, how: 'written' | 'heard'): Question {
  const placesOf = new Map<string, number[]>()
  const ask = (term: string, ...at: number[]) => placesOf.set(term, [...(placesOf.get(term) ?? []), ...at])
  words.forEach((word, at) => {
    const meaning = meaningOf(word)
    if (meaning) ask(meaning, at)
    // The sound of a word in another script is a guess, for which there is no need where its meaning is
    // known.
    if (!meaning || /^[a-z]/.test(word))
      for (const term of how === 'heard' ? termsOf(word) : termsOf(word).slice(0, 1)) ask(term, at)
    // "Of" is joined to its word in Odia.
    if (!meaning && /^[\u0b00-\u0b7f]{3,}ର$/.test(word)) ask(soundMark + soundOf(word.slice(0, -1)), at)
    const pair = pairOf(word, words[at + 1])
    if (pair) ask(pair, at, at + 1)
  })
  const whole = joined(typed)
  if (words.length > 2 && whole.length > 4) ask(whole, ...words.keys())
  const isForeign = !/[a-z]/i.test(typed)
  return {
    count: words.length,
    placesOf,
    terms: [...placesOf.keys()],
    // The sound of a few letters begins too many words, and so does a lone letter among other words.
    mayBeBegun: (term) =>
      term.startsWith(soundMark) ? term.length > (isForeign ? 2 : 4) : term.length > 1 || words.length === 1,
  }
}
