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

const path = join(import.meta.dirname, 'manifest.json')

/** Everything the studio made so far, by the job's main file. */
export function readManifest(): Manifest {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {}
}

/** Writes the manifest, sorted so that a change is a small difference. */
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
