import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectFolder } from '#server/command/project.ts'
import { wrapComments } from './wrap-comments.ts'

const sources = ['{web,netlify,supabase}/**/*.{ts,tsx,mjs}', 'supabase/migrations/*.sql']
const isLeftOut = /(^|\/)(node_modules|dist|studio|generated)\/|database\.types\.ts$/

/** The files whose comments are wider than the formatter's width; with `mends` they are wrapped. */
async function wideFiles(mends: boolean): Promise<string[]> {
  const width = await formatterWidth()
  const files = globSync(sources, { cwd: projectFolder, exclude: (path) => isLeftOut.test(`${path}/`) })
  const found = await Promise.all(
    files.toSorted().map(async (file) => {
      const path = join(projectFolder, file)
      const code = await readFile(path, 'utf8')
      const wrapped = wrapComments(file, code, width)
      if (wrapped === code) return []
      if (mends) await writeFile(path, wrapped)
      return [file]
    }),
  )
  return found.flat()
}

/** Wraps the comments of every file at the width that the formatter has for code. */
export async function wrapAll(): Promise<void> {
  await wideFiles(true)
}

/** For `npm run check`: the files with comments wider than code may be. */
export async function wideComments(): Promise<string[]> {
  const files = await wideFiles(false)
  return files.map((file) => `${file}: comments are too wide; npm run format wraps them.`)
}

async function formatterWidth(): Promise<number> {
  const { formatter } = JSON.parse(await readFile(join(projectFolder, '.biome.json'), 'utf8'))
  return formatter.lineWidth
}
