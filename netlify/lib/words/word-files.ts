import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OtherLanguage } from '#contract/wire/language.ts'

/** English texts of the source, with `{name}` for a value, and their words in each language. */
export type WordFiles = Record<OtherLanguage, Record<string, string>>

const folder = join(import.meta.dirname, '../../../web/words')

/**
 * The words that `web/words` keeps for the source's own texts. A bundle contains this function with the words
 * for the server's texts in the place of the files: see `build/bundles/server-words.ts`.
 */
export function wordFiles(): WordFiles {
  return { or: readFolder('or'), hi: readFolder('hi') }
}

function readFolder(language: OtherLanguage): Record<string, string> {
  const files = readdirSync(join(folder, language)).filter((file) => file.endsWith('.json'))
  const read = (file: string) => JSON.parse(readFileSync(join(folder, language, file), 'utf8'))
  return Object.assign({}, ...files.map(read))
}
