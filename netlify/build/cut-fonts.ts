import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { projectFolder } from '#server/command/project.ts'
import { type FontCut, fontCuts } from './fonts/font-cuts.ts'
import { letterPictures } from './fonts/letter-pictures.ts'

/**
 * `node netlify/build/cut-fonts.ts`: cuts the fonts of Odia and Hindi out of Noto's, as `fonts/font-cuts.ts`
 * says, and draws the words of `fonts/letter-pictures.ts`. The script is run by hand, with the project's own
 * Node, and its output is committed.
 */
for (const cut of fontCuts) {
  const file = join(projectFolder, cut.file)
  const font = await cutFont(cut)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, font)
  process.stdout.write(`${cut.file}: ${font.length} bytes\n`)
}

for (const [file, text] of Object.entries(await letterPictures())) {
  await mkdir(dirname(join(projectFolder, file)), { recursive: true })
  await writeFile(join(projectFolder, file), text)
  process.stdout.write(`${file}: ${text.length} bytes\n`)
}

async function cutFont({ source, characters, wght, file }: FontCut): Promise<Buffer> {
  const whole = await readFile(createRequire(import.meta.url).resolve(source))
  return subsetFont(whole, characters, {
    targetFormat: file.endsWith('.ttf') ? 'sfnt' : 'woff2',
    variationAxes: { wght },
  })
}
