import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What one job of the studio made. */
export interface ManifestEntry {
  /** Size of the largest file; a document has none. */
  width?: number
  height?: number
  /** Twelve pixels wide, as a data address. */
  placeholder?: string
  /** A hash of the job and of the drawing code. When it is the same again, there is nothing to do. */
  job: string
  /** Size in bytes by file in web/public/media. */
  files: Record<string, number>
}

export type Manifest = Record<string, ManifestEntry>

const manifestFile = join(import.meta.dirname, 'manifest.json')
/** The placeholders alone, by a picture's address: the one file that the site reads of what is noted here. */
const placeholderFile = join(import.meta.dirname, '../src/app/prerender/placeholders.json')

/** Everything the studio made so far, by the job's main file. */
export function readManifest(): Manifest {
  const manifest = readRecord<ManifestEntry>(manifestFile)
  const placeholders = readRecord<string>(placeholderFile)
  for (const [file, entry] of Object.entries(manifest)) {
    const placeholder = placeholders[addressOf(file)]
    if (placeholder) entry.placeholder = placeholder
  }
  return manifest
}

/** Writes manifest and placeholders, sorted so that a change is a small difference. */
export function writeManifest(manifest: Manifest): void {
  const entries = Object.entries(manifest).sort(([one], [other]) => (one < other ? -1 : 1))
  const lines = entries.map(
    ([file, { placeholder: _, ...entry }]) => `${JSON.stringify(file)}: ${JSON.stringify(entry)}`,
  )
  writeFileSync(manifestFile, `{\n${lines.join(',\n')}\n}\n`)
  const placeholders = entries.flatMap(([file, { placeholder }]) =>
    placeholder ? [[addressOf(file), placeholder] as const] : [],
  )
  writeFileSync(placeholderFile, `${JSON.stringify(Object.fromEntries(placeholders), undefined, 2)}\n`)
}

function readRecord<Value>(file: string): Record<string, Value> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Value>) : {}
}

/** As pages name a picture. */
function addressOf(file: string): string {
  return `/media/${file}`
}

/** A short name for a job done with this code. */
export function jobHash(job: unknown, code: string): string {
  return createHash('sha256').update(JSON.stringify(job)).update(code).digest('hex').slice(0, 16)
}
