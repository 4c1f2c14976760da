import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '#server/command/project.ts'
import { letterPictures } from './letter-pictures.ts'

test('the pictures of words are as HarfBuzz draws these words: node netlify/build/cut-fonts.ts', async () => {
  for (const [file, drawn] of Object.entries(await letterPictures()))
    expect.soft(await readFile(join(projectFolder, file), 'utf8'), file).toBe(drawn)
})
