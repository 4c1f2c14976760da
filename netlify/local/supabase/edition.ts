import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { hashFiles } from '#server/build/hash-files.ts'

/** Names what the pages of a project say: those that were rendered from another of the same edition are the same. */
export interface Edition {
  read: () => Promise<string>
  /** Begins another one, because content was changed. Answers it. */
  renew: () => Promise<string>
}

/** The edition that a file names; what is not known to be as it was made has one of its own. */
export function keptEdition(file: string): Edition {
  const renew = async () => {
    const edition = randomUUID()
    await writeFile(file, edition)
    return edition
  }
  return { renew, read: () => readFile(file, 'utf8').catch(renew) }
}

/**
 * Names in a file what a project says that was just made. Whatever is made on the same day, from the same files, says the
 * same: the demo tells how long ago things were.
 */
export async function nameMadeEdition(file: string, kind: 'demo' | 'empty'): Promise<void> {
  const files = await hashFiles([
    'supabase/migrations',
    'supabase/seed',
    'netlify/contract',
    'netlify/domain',
  ])
  await writeFile(file, `${kind} ${indianDay(new Date())} ${files}`)
}
