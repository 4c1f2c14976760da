import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { projectFolder } from '#server/command/project.ts'

const inputs = [
  'web',
  'web/studio/manifest.json',
  'netlify/contract',
  'netlify/build/critical-css',
  'netlify/build/words',
  'netlify/build/redirects.ts',
  'netlify/build/asked-once.ts',
  'netlify/build/finished-pages.ts',
  'netlify/build/site-build.ts',
  'netlify/build/worker',
  'netlify/functions',
  'netlify/services',
  'netlify/data',
  'netlify/lib',
  'supabase/migrations',
  'supabase/seed',
  'package-lock.json',
]

const notInputs = new Set(['web/dist', 'web/e2e', 'web/studio', 'web/node_modules'])

/** A hash of every file that the scripts of the site and what renders its pages are built from. */
export function hashInputs(): Promise<string> {
  return hashFiles(inputs)
}

/** A hash of files, and of all files in folders, by their way from the project's folder; tests do not count. */
export async function hashFiles(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const input of paths)
    for (const file of await listFiles(join(projectFolder, input))) {
      hash.update(`${relative(projectFolder, file)}\0`)
      hash.update(await readFile(file))
    }
  return hash.digest('hex')
}

async function listFiles(path: string): Promise<string[]> {
  if (notInputs.has(relative(projectFolder, path))) return []
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined)
  if (!entries) return [path]
  const files: string[] = []
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const child = join(path, entry.name)
    if (entry.isDirectory()) files.push(...(await listFiles(child)))
    else if (!/\.test\.tsx?$/.test(entry.name)) files.push(child)
  }
  return files
}
