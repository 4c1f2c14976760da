import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '#server/command/project.ts'

const server = join(projectFolder, 'netlify')
const read = (file: string) => readFile(join(server, file), 'utf8')

test('who holds the secret key stands in the list beside it', async () => {
  const deployed = await Promise.all(
    ['functions', 'services', 'data', 'lib'].map(async (folder) =>
      (await readdir(join(server, folder), { recursive: true })).map((file) => `${folder}/${file}`),
    ),
  )
  const files = deployed.flat().filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const sources = await Promise.all(files.map(async (file) => [file, await read(file)] as const))
  const importers = sources.filter(([, source]) => /from '[^']*\/secret-client\.ts'/.test(source))

  const listed = (await read('lib/supabase/secret-client.ts')).matchAll(/^ \* - `([^`]+)`/gm)
  expect([...listed].map(([, file]) => file).sort()).toEqual(importers.map(([file]) => file).sort())
})
