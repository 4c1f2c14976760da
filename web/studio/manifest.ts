import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What one job of the studio left behind. */
export interface ManifestEntry {
  /** Of the largest file; a document has none. */
  width?: number
  height?: number
  /** Twelve pixels wide, as a data address. */
  placeholder?: string
  /** Names the job and the drawing code it was done with: the same again needs no work. */
  job: string
  /** Size in bytes by file, below web/public/media. */
  files: Record<string, number>
}

export type Manifest = Record<string, ManifestEntry>

const path = join(import.meta.dirname, 'manifest.json')

/** Everything the studio made so far, by the job's main file. */
export function readManifest(): Manifest {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {}
}

/** Keeps what was made; sorted, so that a change shows as one. */
export function writeManifest(manifest: Manifest): void {
  const entries = Object.entries(manifest).sort(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(
    path,
    `{\n${entries.map((entry) => entry.map((part) => JSON.stringify(part)).join(': ')).join(',\n')}\n}\n`,
  )
}

/** A short name for a job done with this code. */
export function jobHash(job: unknown, code: string): string {
  return createHash('sha256').update(JSON.stringify(job)).update(code).digest('hex').slice(0, 16)
}
