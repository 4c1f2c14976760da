/**
 * Whether letters of a translation were lost when its file was saved in an encoding that has none for them: a
 * question mark stands for each of them, a mark of replacement does, or the bytes of a letter were read as
 * letters of Europe. `source` is the English text, whose own question marks may stand in the words.
 */
export function hasLostLetters(source: string, words: string): boolean {
  if (/\ufffd|[\u00c2-\u00ef][\u0080-\u00bf]/.test(words)) return true
  return /\?{2}|^\?$/.test(words) && !/\?{2}|^\?$/.test(source)
}

/** A text with its words in Odia and Hindi, as a translator's file has them. */
interface Translated {
  source: string
  or: string
  hi: string
}

/** The English text of the first row whose words lost letters; undefined where none did. */
export function firstWithLostLetters(rows: readonly Translated[]): string | undefined {
  return rows.find(({ source, or, hi }) => [or, hi].some((words) => hasLostLetters(source, words)))?.source
}

/** The way to save a file so that no letter is lost, for whoever reads of a file that lost some. */
export const howToKeepLetters =
  'In Excel, save it as “CSV UTF-8”; in LibreOffice Calc or Google Sheets, as CSV with the encoding UTF-8.'
