import Papa from 'papaparse'
import { faultOfLetters, howToKeepLetters } from '../../domain/content/lost-letters.ts'
import { namedSeparator } from '../../domain/texts/text-file.ts'
import { type FoundTexts, haveSameValues, valuesOf } from './missing-words.ts'
import { type OtherLanguage, otherLanguages, type Words } from './read-words.ts'

const titles = ['file', 'English', 'Odia', 'Hindi'] as const
const titleOf = { or: 'Odia', hi: 'Hindi' } as const satisfies Record<OtherLanguage, string>

/** All texts in three languages as CSV for a native reader, in the order of the files that hold them. */
export function writeTable(texts: FoundTexts, words: Record<OtherLanguage, Words>): string {
  const rows = [...texts].map(([text, files]) => [
    files[0] ?? '',
    text,
    ...otherLanguages.map((language) => words[language].get(text) ?? ''),
  ])
  // The mark in front tells spreadsheets that this is UTF-8.
  return `\ufeff${Papa.unparse({ fields: [...titles], data: rows }, { newline: '\n' })}\n`
}

/**
 * Reads a corrected table: the translations into each language by the English text, an empty cell left out.
 * `faults` says what is wrong, with its line; if there are any, nothing may be written. Spaces at the edges,
 * which a reader does not see, stay as they are in the translations `before`, or in the English text.
 */
export function readTable(
  csv: string,
  texts: FoundTexts,
  before: Record<OtherLanguage, Words>,
): { words: Record<OtherLanguage, Map<string, string>>; faults: string[] } {
  const named = namedSeparator(csv)
  const firstLine = named.delimiter ? 3 : 2
  const { data, meta } = Papa.parse<Record<string, string>>(named.rows, {
    delimiter: named.delimiter,
    header: true,
    skipEmptyLines: true,
  })
  const words = { or: new Map<string, string>(), hi: new Map<string, string>() }
  const missing = titles.filter((title) => title !== 'file' && !meta.fields?.includes(title))
  if (missing.length > 0)
    return { words, faults: [`Not there: the column ${missing.join(', ')}. ${howToKeepLetters}`] }
  const faults = data.flatMap((row, place) => {
    const text = row.English ?? ''
    if (!texts.has(text)) return [`Line ${place + firstLine}: the site does not say “${text}”.`]
    return otherLanguages.flatMap((language) => {
      const wording = row[titleOf[language]]?.trim()
      if (!wording) return []
      const fault = faultOfLetters(language, text, wording)
      if (fault) return [`Line ${place + firstLine}: ${fault}`]
      words[language].set(text, withEdgesOf(before[language].get(text) ?? text, wording))
      return haveSameValues(text, wording)
        ? []
        : [
            `Line ${place + firstLine}: “${wording}” must hold ${valuesOf(text).join(' and ') || 'no braces'}.`,
          ]
    })
  })
  return { words, faults }
}

function withEdgesOf(text: string, wording: string): string {
  const [, start, end] = /^(\s*).*?(\s*)$/s.exec(text) ?? []
  return `${start}${wording}${end}`
}
