import { Failure } from '#server/command/failure.ts'
import type { Manifest } from './manifest.ts'

/** Reads the folder, which is the only argument; throws `Failure` for any other arguments. */
export function folderOf(argv: readonly string[], task: string): string {
  const [folder, ...more] = argv
  if (!folder || more.length > 0) throw new Failure('Which folder?', `Name one: npm run ${task} -- <folder>`)
  return folder
}

/** Prints how much a backup holds, then the outcome. */
export function tell({ tables, objects, entries }: Manifest, outcome: string): void {
  for (const [table, { rows }] of Object.entries(tables)) console.log(`${String(rows).padStart(9)}  ${table}`)
  const bytes = objects.reduce((sum, { size }) => sum + size, 0)
  console.log(`${String(objects.length).padStart(9)}  files, ${(bytes / 1024 / 1024).toFixed(1)} MB`)
  const waiting = entries
    ? `${String(entries.length).padStart(9)}  forms of the second store, sealed`
    : 'Without the second store, which is out of reach: set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN, or SECOND_STORE_FOLDER.'
  console.log(`${waiting}\n\n${outcome}`)
}
