import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { AppError } from '#contract/errors.ts'
import { objectNameOf } from '#server/lib/files/object-name.ts'
import { readPicture } from '#server/lib/files/picture-file.ts'
import { checkedPicture } from '#server/services/checked-picture.ts'
import { holdsPicture } from './columns.ts'
import type { Problem } from './problem.ts'
import type { FileRow } from './read-csv.ts'
import { picturesFolder } from './rows.ts'

/** A picture of the folder: its file, and the name that it has in Storage, which is made from its content. */
export interface LocalPicture {
  file: string
  name: string
}

const atOnce = 16

/**
 * Looks at every picture of the folder that a cell names, and answers the address that each has on the site. A cell that
 * begins with `/media/` names a picture of the site itself and is left as it is.
 */
export async function readPictures(
  folder: string,
  rows: readonly FileRow[],
): Promise<{ found: LocalPicture[]; problems: Problem[]; pathOf: (cell: string) => string }> {
  const problems: Problem[] = []
  const cells = new Map<string, Problem>()
  for (const { file, line, cells: given } of rows)
    for (const [field, title] of Object.entries(file.columns)) {
      const cell = given[title]?.trim() ?? ''
      if (!holdsPicture(field) || cell === '' || cell.startsWith('/media/') || cells.has(cell)) continue
      cells.set(cell, { file: file.name, line, column: title, words: '' })
    }

  const found: LocalPicture[] = []
  const pathOf = new Map<string, string>()
  await eachOf([...cells], atOnce, async ([cell, place]) => {
    const picture = await readLocal(folder, cell)
    if (typeof picture === 'string') problems.push({ ...place, words: picture })
    else {
      found.push(picture)
      pathOf.set(cell, `/media/catalogue/${picture.name}`)
    }
  })
  return {
    found,
    problems,
    pathOf: (cell) => pathOf.get(cell.trim()) ?? (cells.has(cell.trim()) ? '' : cell.trim()),
  }
}

/** The picture as it goes to Storage: without metadata. Throws `AppError` for what is none. */
export async function contentOf(file: string): Promise<{ content: Uint8Array; type: string; name: string }> {
  const bytes = await readFile(file)
  const { content, type, extension } = await checkedPicture(
    new File([bytes], file, { type: readPicture(bytes)?.type ?? '' }),
    'image',
  )
  return { content, type, name: objectNameOf('catalogue', content, extension) }
}

/** The picture that a cell names, or what is wrong with it in words. */
async function readLocal(folder: string, cell: string): Promise<LocalPicture | string> {
  const place = normalize(cell).replaceAll('\\', '/')
  if (!place.startsWith(picturesFolder))
    return `Name a file in the folder “pictures”, like ${picturesFolder}side.webp; this is ${cell}.`
  const file = join(folder, place)
  try {
    return { file, name: (await contentOf(file)).name }
  } catch (error) {
    if (error instanceof AppError) return `${cell}: ${Object.values(error.fields ?? {})[0] ?? error.message}`
    return `There is no file ${cell}. Put it there, or correct the name; capitals count.`
  }
}

/** Does the work for every item, so many at once. */
export async function eachOf<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of waiting) await work(item)
    }),
  )
}
