import { languageNames, type OtherLanguage, otherLanguages } from '#contract/wire/language.ts'
import { englishWordsIn, withoutFigures } from './latin-words.ts'

/**
 * Whether letters of a text were lost when its file was saved in an encoding that has none for them: a
 * question mark stands for each of them, a mark of replacement does, or the bytes of a letter were read as
 * letters of Europe. `source` is the English text, whose own question marks may stand in the words.
 */
export function hasLostLetters(source: string, words: string): boolean {
  if (/\ufffd|[\u00c2-\u00ef][\u0080-\u00bf]/.test(words)) return true
  return unknown.test(words) && !unknown.test(source)
}

const unknown = /\?\s*\?|^\?$/

/** A text with its words in Odia and Hindi, as a translator's file has them. */
interface Translated {
  source: string
  or: string
  hi: string
}

/** What is wrong with the letters of the first row that has a fault; empty where none has. */
export function firstFaultOfLetters(rows: readonly Translated[]): string {
  for (const row of rows)
    for (const language of otherLanguages) {
      const fault = faultOfLetters(language, row.source, row[language])
      if (fault) return fault
    }
  return ''
}

/**
 * What is wrong with the letters of words for a text, and how to mend it; empty for words that can be read.
 * Words hold letters of their own language, beside those that everybody here reads in Latin, such as "EMI",
 * and whatever the English text holds.
 */
export function faultOfLetters(language: OtherLanguage, source: string, words: string): string {
  if (words === '' || words === source) return ''
  const name = languageNames[language]
  const start = `The words in ${name} for “${source.slice(0, 60)}”`
  const lost = `${start} lost their letters. ${howToKeepLetters}`
  if (hasLostLetters(source, words)) return lost
  const other = language === 'or' ? 'hi' : 'or'
  const strange = (words.match(/\p{L}/gu) ?? []).filter(
    (letter) => !allowed[language].test(letter) && !source.includes(letter),
  )
  if (strange.some((letter) => own[other].test(letter)))
    return `${start} are written in letters of ${languageNames[other]}. Have Odia and Hindi changed places?`
  if (strange.length > 0) return lost
  if (own[language].test(words) || !/\p{L}/u.test(withoutValues(source))) return ''
  if (englishIn(words).some((word) => !englishIn(source).includes(word)))
    return `${start} hold no letter of ${name}. Please type them in Unicode, not in an old font such as Kruti Dev or Akruti; what is left empty is shown in English.`
  return isOfSignsAlone(source, words) ? lost : ''
}

const own: Record<OtherLanguage, RegExp> = { or: /\p{Script=Oriya}/u, hi: /\p{Script=Devanagari}/u }
/** Letters that stand in words of a language: its own, plain Latin ones, and signs of measure, as in µm. */
const allowed: Record<OtherLanguage, RegExp> = {
  or: /[A-Za-z\p{Script=Oriya}\p{Script=Common}]/u,
  hi: /[A-Za-z\p{Script=Devanagari}\p{Script=Common}]/u,
}

const withoutValues = (text: string) => withoutFigures(text).replace(/\{\w+\}/g, '')
const englishIn = (text: string) => englishWordsIn(withoutValues(text)).map((word) => word.toLowerCase())

/**
 * Whether words hold no letter, number or value at all, or a sign twice in a row that the text does not hold.
 */
function isOfSignsAlone(source: string, words: string): boolean {
  const [doubled] = /([\p{S}\p{P}])\s*\1/u.exec(words.replace(/\{\w+\}/g, 'x')) ?? []
  return !/[A-Za-z\p{Nd}]|\{\w+\}/u.test(words) || (doubled !== undefined && !source.includes(doubled))
}

/** The way to save a file so that no letter is lost, for whoever reads of a file that lost some. */
export const howToKeepLetters =
  'In Excel, save it as “CSV UTF-8”; in LibreOffice Calc or Google Sheets, as CSV with the encoding UTF-8.'
