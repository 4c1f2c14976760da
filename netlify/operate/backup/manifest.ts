import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { Failure } from '#server/command/failure.ts'

const table = z.object({ rows: z.number().int(), digest: z.string() })
const storedObject = z.object({
  bucket: z.string(),
  name: z.string(),
  type: z.string(),
  cacheSeconds: z.string(),
  size: z.number().int(),
  digest: z.string(),
})
const keptEntry = z.object({ name: z.string(), digest: z.string() })
const manifest = z.object({
  madeAt: z.string(),
  /** Versions of the migrations that the rows fit. */
  migrations: z.array(z.string()),
  /** Rows and their digest by table, `schema.name`. */
  tables: z.record(z.string(), table),
  objects: z.array(storedObject),
  /** Entries of the second store, still encrypted; undefined when the store was out of reach. */
  entries: z.array(keptEntry).optional(),
})

/** The contents of a backup, with counts and digests to check them by. */
export type Manifest = z.infer<typeof manifest>
export type StoredObject = z.infer<typeof storedObject>
export type WaitingEntry = z.infer<typeof keptEntry>

const file = (folder: string) => join(folder, 'manifest.json')

/**
 * Makes the folder of a new backup, readable by its owner only; throws `Failure` when the folder is not
 * empty.
 */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0)
    throw new Failure(
      `The folder ${folder} is not empty.`,
      'Name a new one: a backup never overwrites another.',
    )
  for (const part of ['rows', 'objects', 'entries']) await mkdir(join(folder, part), { mode: 0o700 })
}

/**
 * Writes the manifest. The manifest is written last, so that a folder without one is a backup that was
 * interrupted.
 */
export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  await writeFile(file(folder), `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(file(folder), 'utf8').catch((cause: unknown) => {
    throw new Failure(
      `There is no whole backup in ${folder}.`,
      'Name the folder that npm run backup filled.',
      { cause },
    )
  })
  return manifest.parse(JSON.parse(text))
}
