import { writeFile } from 'node:fs/promises'
import { runCommand } from '#server/command/failure.ts'
import { fileOf } from './command-line.ts'
import { findAllTexts } from './missing-words.ts'
import { readWords } from './read-words.ts'
import { writeTable } from './words-table.ts'

/**
 * `npm run words:export -- <file>`: writes all texts in three languages as CSV, for a native reader to
 * correct.
 */
await runCommand(async () => {
  const file = fileOf(process.argv.slice(2), 'words:export')
  const texts = findAllTexts()
  await writeFile(file, writeTable(texts, { or: readWords('or'), hi: readWords('hi') }))
  console.log(
    `${texts.size} texts are in ${file}. Correct the columns Odia and Hindi, then npm run words:import.`,
  )
})
