import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { hashFiles } from '#server/build/hash-files.ts'

/**
 * Names the content that a project's pages show: pages rendered from another project of the same edition are
 * the same.
 */
export interface Edition {
  read: () => Promise<string>
  /** Begins a new edition, because content was changed. Answers its name. */
  renew: () => Promise<string>
}

/**
 * The edition that a file names; a project that may have changed since it was made has an edition of its own.
 */
export function keptEdition(file: string): Edition {
  const renew = async () => {
    const edition = randomUUID()
    await writeFile(file, edition)
    return edition
  }
  return { renew, read: () => readFile(file, 'utf8').catch(renew) }
}

/**
 * Names in a file the content of a project that was just made. Projects made on the same day, from the same
 * files, have the same content: the demo tells how long ago things were, so it differs from day to day.
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
