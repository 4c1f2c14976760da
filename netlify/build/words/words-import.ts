import { readFile } from 'node:fs/promises'
import { textOfFile } from '#domain/texts/text-file.ts'
import { Failure, runCommand } from '#server/command/failure.ts'
import { fileOf } from './command-line.ts'
import { findAllTexts } from './missing-words.ts'
import { otherLanguages, readWords } from './read-words.ts'
import { readTable } from './words-table.ts'
import { writeWords } from './write-words.ts'

/**
 * `npm run words:import -- <file>`: puts the translations of a corrected table into `web/words`: all of them
 * or, with a fault, none.
 */
await runCommand(async () => {
  const file = fileOf(process.argv.slice(2), 'words:import')
  const { words, faults } = readTable(textOfFile(await readFile(file)), findAllTexts(), {
    or: readWords('or'),
    hi: readWords('hi'),
  })
  if (faults.length > 0)
    throw new Failure(faults.join('\n'), 'Nothing was changed. Correct the table and try again.')
  for (const language of otherLanguages)
    console.log(`${language}: ${writeWords(language, words[language])} words changed.`)
})
