import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PageData } from '../page-data.ts'

/** Where the files of a site are written, and how a page is finished before. */
export interface Written {
  /** The publish folder. */
  outDir: string
  /** Finishes the HTML of a whole page; undefined where the file on disk is up to date already. */
  finishPage: (file: string, html: string) => Promise<string | undefined>
}

/** Writes a page after finishing it, unless the file on disk is up to date already. */
export async function publishPage(
  file: string,
  markup: string,
  { outDir, finishPage }: Written,
): Promise<void> {
  const page = await finishPage(file, markup)
  if (page !== undefined) await writePage(outDir, file, page)
}

/**
 * Writes the data of a page into `assets`, under a name made of its content like every file there; answers
 * the name.
 */
export async function writePageData(outDir: string, data: PageData): Promise<string> {
  const json = JSON.stringify(data)
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8)
  const file = `assets/page-${hash}.json`
  await writePage(outDir, file, json)
  return file
}

/**
 * Writes a file unless it exists with this content. A new file appears at once as a whole, because the site
 * may be read meanwhile.
 */
export async function writePage(outDir: string, file: string, content: string): Promise<void> {
  const target = join(outDir, file)
  if ((await readFile(target, 'utf8').catch(() => undefined)) === content) return
  await mkdir(dirname(target), { recursive: true })
  await writeFile(`${target}.new`, content)
  await rename(`${target}.new`, target)
}

/** Removes a file that a former build wrote; one that is not there is no error. */
export async function removePage(outDir: string, file: string): Promise<void> {
  await rm(join(outDir, file), { force: true })
}
