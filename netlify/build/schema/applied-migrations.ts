import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { Failure } from '#server/command/failure.ts'
import { projectFolder } from '#server/command/project.ts'

const folder = join(projectFolder, 'supabase/migrations')
/** One line for each migration, as `sha256sum` writes it; empty before version 1.0.0. */
const listFile = join(projectFolder, 'supabase/migrations.sha256')

/** File name to digest. */
type Digests = Map<string, string>

/**
 * Whether databases have the migrations: from version 1.0.0 on. Before that version a change edits the
 * migration file of its noun.
 */
export function isReleased(version: string): boolean {
  return Number.parseInt(version, 10) >= 1
}

async function isReleasedProject(): Promise<boolean> {
  const text = await readFile(join(projectFolder, 'package.json'), 'utf8')
  return isReleased(z.object({ version: z.string() }).parse(JSON.parse(text)).version)
}

async function listedDigests(): Promise<Digests> {
  const text = await readFile(listFile, 'utf8').catch(() => '')
  const lines = text.split('\n').filter(Boolean)
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
}

/** Whether databases have the migration of this file name, so that nobody may change it any more. */
export async function isListed(name: string): Promise<boolean> {
  return (await listedDigests()).has(name)
}

async function presentDigests(): Promise<Digests> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const digest = async (name: string) =>
    createHash('sha256')
      .update(await readFile(join(folder, name)))
      .digest('hex')
  return new Map(await Promise.all(names.map(async (name) => [name, await digest(name)] as const)))
}

/**
 * Faults of the migrations, as lines to read: a migration was changed or removed after it was listed, or is
 * not listed yet. None before version 1.0.0.
 */
export async function migrationFaults(): Promise<string[]> {
  return (await isReleasedProject()) ? faultsBetween(await listedDigests(), await presentDigests()) : []
}

/** The faults that `migrationFaults` finds in a released project, from the two lists themselves. */
export function faultsBetween(listed: Digests, present: Digests): string[] {
  const rewritten = [...listed].flatMap(([name, digest]) => {
    if (!present.has(name)) return [`${name} was removed. Databases have it: bring it back.`]
    return present.get(name) === digest
      ? []
      : [`${name} was changed. Databases have the old one: put the change into a new migration.`]
  })
  const added = [...present.keys()].filter((name) => !listed.has(name))
  return [...rewritten, ...added.map((name) => `${name} is new: npm run schema`)]
}

/**
 * Lists the new migrations; none before version 1.0.0. Throws `Failure` when a listed migration has changed.
 */
export async function listNewMigrations(): Promise<void> {
  if (!(await isReleasedProject())) return
  const [listed, present] = [await listedDigests(), await presentDigests()]
  const known = new Map([...present].filter(([name]) => listed.has(name)))
  const [fault] = faultsBetween(listed, known)
  if (fault)
    throw new Failure(
      fault,
      'If nobody else has it yet, take its line out of supabase/migrations.sha256 and run this again.',
    )
  await writeFile(listFile, [...present].map(([name, digest]) => `${digest}  ${name}\n`).join(''))
}
