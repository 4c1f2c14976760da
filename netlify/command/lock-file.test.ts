import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { projectFolder } from './project.ts'

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ integrity: z.string().optional(), inBundle: z.boolean().optional() }),
  ),
})

test('every package has a checksum, but those that the registry did not offer', async () => {
  const { packages } = lockFile.parse(
    JSON.parse(await readFile(join(projectFolder, 'package-lock.json'), 'utf8')),
  )
  const unsure = Object.entries(packages)
    .filter(([path, { integrity, inBundle }]) => path && !integrity && !inBundle)
    .map(([path]) => path)
  // The programs of the Supabase CLI and of squawk for other systems.
  const known = /^node_modules\/@(?:supabase\/cli|squawk-cli\/)/
  expect(unsure.filter((path) => !known.test(path))).toEqual([])
})
