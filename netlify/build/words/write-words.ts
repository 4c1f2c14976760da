import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OtherLanguage, readWordFiles, type Words, wordsFolder } from './read-words.ts'

/**
 * Puts corrected translations into the files that hold their texts; answers how many changed. New texts go
 * into `new.json`.
 */
export function writeWords(language: OtherLanguage, corrected: Words): number {
  const files = readWordFiles(language)
  const known = new Set([...files.values()].flatMap((entries) => Object.keys(entries)))
  const added = [...corrected].filter(([text]) => !known.has(text))
  let changed = added.length
  if (added.length > 0)
    writeWordFile(language, 'new.json', { ...files.get('new.json'), ...Object.fromEntries(added) })
  for (const [file, entries] of files) {
    const differs = Object.keys(entries).filter(
      (text) => corrected.has(text) && corrected.get(text) !== entries[text],
    )
    if (differs.length === 0 || (file === 'new.json' && added.length > 0)) continue
    for (const text of differs) entries[text] = corrected.get(text) ?? ''
    writeWordFile(language, file, entries)
    changed += differs.length
  }
  return changed
}

function writeWordFile(language: OtherLanguage, file: string, entries: Record<string, string>): void {
  writeFileSync(join(wordsFolder, language, file), `${JSON.stringify(entries, null, 2)}\n`)
}
