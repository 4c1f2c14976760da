import type { Language, OtherLanguage } from '#contract/wire/language.ts'
import { clockMessage } from '#contract/wire/time-words.ts'
import { wordFiles } from './word-files.ts'

interface Pattern {
  /** It has too few words of its own to be told from any sentence, and is looked for in values alone. */
  isPart: boolean
  /** Matches the English sentence with its values in it. */
  english: RegExp
  names: string[]
  words: string
}

interface Known {
  words: Readonly<Record<string, string>>
  patterns: readonly Pattern[]
}

const known = new Map<OtherLanguage, Known>()

/**
 * A sentence of the server's own in a language; one that has no words there stays English. A value in it that is a
 * sentence itself is said in the language too.
 */
export function say(language: Language, english: string, isPart = false): string {
  if (language === 'en') return english
  const { words, patterns } = knownWords(language)
  const time = clockMessage(english)
  if (time) return words[time.message]?.replace(/\{\w+\}/, time.clock) ?? english
  if (Object.hasOwn(words, english)) return words[english] ?? english
  for (const { english: shape, names, words: said, ...pattern } of patterns) {
    const values = pattern.isPart && !isPart ? undefined : shape.exec(english)?.slice(1)
    if (values)
      return said.replace(/\{([^{}]+)\}/g, (place, name: string) => {
        const value = values[names.indexOf(name)]
        return value === undefined ? place : say(language, value, true)
      })
  }
  return english
}

/** An answer whose `message` is said in a language; any other is as it was. */
export function sayMessage(language: Language, answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return answer
  return typeof answer.message === 'string' ? { ...answer, message: say(language, answer.message) } : answer
}

function knownWords(language: OtherLanguage): Known {
  const kept = known.get(language)
  if (kept) return kept
  const words = wordFiles()[language]
  // A clock is told by its hour, and nothing else that ends in "am" is one. The pattern with most of its own words goes
  // first: `Call {phone}` says more than `{what} {phone}`.
  const patterns = Object.entries(words)
    .filter(([text]) => /\{[^{}]+\}/.test(text.replace(/^\{[^{}]+\}( [ap]m)?$/, '')))
    .sort(([one], [other]) => other.length - one.length)
    .map(([text, said]) => patternOf(text, said))
  const made = { words, patterns }
  known.set(language, made)
  return made
}

function patternOf(text: string, words: string): Pattern {
  const parts = text.split(/\{([^{}]+)\}/)
  const source = parts.map((part, place) =>
    place % 2 === 1 ? '(.*?)' : part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'),
  )
  return {
    isPart: parts.filter((_, place) => place % 2 === 0).join('').length < 12,
    english: new RegExp(`^${source.join('')}$`, 's'),
    names: parts.filter((_, place) => place % 2 === 1),
    words,
  }
}
