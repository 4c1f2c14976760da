import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OtherLanguage, readRooms, type Words, wordsFolder } from './read-words.ts'

/**
 * Puts corrected translations into the files that hold their texts; answers how many changed. New texts go
 * into `new.json`.
 */
export function writeWords(language: OtherLanguage, corrected: Words): number {
  const rooms = readRooms(language)
  const known = new Set([...rooms.values()].flatMap((entries) => Object.keys(entries)))
  const added = [...corrected].filter(([text]) => !known.has(text))
  let changed = added.length
  if (added.length > 0)
    writeRoom(language, 'new.json', { ...rooms.get('new.json'), ...Object.fromEntries(added) })
  for (const [room, entries] of rooms) {
    const differs = Object.keys(entries).filter(
      (text) => corrected.has(text) && corrected.get(text) !== entries[text],
    )
    if (differs.length === 0 || (room === 'new.json' && added.length > 0)) continue
    for (const text of differs) entries[text] = corrected.get(text) ?? ''
    writeRoom(language, room, entries)
    changed += differs.length
  }
  return changed
}

function writeRoom(language: OtherLanguage, room: string, entries: Record<string, string>): void {
  writeFileSync(join(wordsFolder, language, room), `${JSON.stringify(entries, null, 2)}\n`)
}
