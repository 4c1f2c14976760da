import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '#server/command/project.ts'
import { pageLists } from './page-lists.ts'

test.each(Object.entries(pageLists()))(
  '%s is made of the registry of pages; npm run schema writes it',
  async (file, text) => {
    expect(text).toBe(await readFile(join(projectFolder, file), 'utf8'))
  },
)
