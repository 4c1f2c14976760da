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

/** A hash of every file the built site depends on. `extra` holds what stands in no file, such as the site's address. */
export async function hashInputs(extra: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const text of extra) hash.update(`${text}\0`)
  for (const input of inputs)
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
