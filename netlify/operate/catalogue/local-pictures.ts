import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { AppError } from '#contract/wire/errors.ts'
import { upload } from '#contract/wire/limits.ts'
import { uploadedPath } from '#server/data/content/uploaded-files.ts'
import { objectNameOf } from '#server/lib/files/object-name.ts'
import { isPdf } from '#server/lib/files/pdf-file.ts'
import { readPicture } from '#server/lib/files/picture-file.ts'
import { checkedPicture } from '#server/services/content/checked-picture.ts'
import { holdsBrochure, holdsPicture, vehiclesFile } from './columns.ts'
import { preparedPicture } from './prepared-picture.ts'
import type { Problem } from './problem.ts'
import type { FileRow } from './read-csv.ts'
import { brochuresFolder, picturesFolder } from './rows.ts'

/**
 * A picture or brochure of the folder: its file, and its bucket and name in Storage; the name is made from
 * its content.
 */
export interface LocalPicture {
  file: string
  bucket: 'catalogue' | 'documents'
  name: string
}

const atOnce = 16

/**
 * Looks at every picture and brochure of the folder that a cell names, and answers the address of each on the
 * site. A cell that begins with `/media/` names a file of the site itself and is left as it is, and so is the
 * word `made` for a brochure.
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
      const holdsFile = holdsPicture(field) || (holdsBrochure(field) && !isMade(cell))
      if (!holdsFile || cell === '' || cell.startsWith('/media/') || cells.has(cell)) continue
      cells.set(cell, { file: file.name, line, column: title, words: '' })
    }

  const found: LocalPicture[] = []
  const pathOf = new Map<string, string>()
  await eachOf([...cells], atOnce, async ([cell, place]) => {
    const isBrochure = place.column === vehiclesFile.columns['pictures.brochure']
    const picture = await readLocal(folder, cell, isBrochure ? brochuresFolder : picturesFolder)
    if (typeof picture === 'string') problems.push({ ...place, words: picture })
    else {
      found.push(picture)
      pathOf.set(cell, uploadedPath(picture.bucket, picture.name))
    }
  })
  return {
    found,
    problems,
    pathOf: (cell) => pathOf.get(cell.trim()) ?? (cells.has(cell.trim()) ? '' : cell.trim()),
  }
}

const isMade = (cell: string) => cell.toLowerCase() === 'made'

/** The part of a picture's earlier name that holds its placeholder. */
const placeholderIn = /\.([0-9a-f]{36})\.\w+$/

/**
 * The content of a file for Storage: a picture upright, of a size for the web and without metadata; a
 * brochure unchanged. Throws `AppError` for a file that is neither.
 */
export async function contentOf(
  file: string,
): Promise<{ content: Uint8Array; type: string; name: string; bucket: LocalPicture['bucket'] }> {
  const bytes = await readFile(file)
  if (file.endsWith('.pdf')) {
    if (!isPdf(bytes)) throw new AppError('invalid_fields', { message: 'This is no PDF.' })
    if (bytes.length > upload.brochureBytes)
      throw new AppError('invalid_fields', {
        message: 'This PDF is larger than 4 MB. Save it with smaller pictures.',
      })
    const name = objectNameOf('brochure', bytes, 'pdf')
    return { content: bytes, type: 'application/pdf', name, bucket: 'documents' }
  }
  const picture = await preparedPicture(file, bytes)
  const { content, type, extension } = await checkedPicture(
    new File([picture], file, { type: readPicture(picture)?.type ?? '' }),
    'image',
    placeholderIn.exec(file)?.[1],
  )
  return { content, type, name: objectNameOf('catalogue', content, extension), bucket: 'catalogue' }
}

/** The file that a cell names in one of the folders, or its fault in words. */
async function readLocal(folder: string, cell: string, within: string): Promise<LocalPicture | string> {
  const place = normalize(cell).replaceAll('\\', '/')
  const isBrochure = within === brochuresFolder
  if (!place.startsWith(within) || isBrochure !== place.endsWith('.pdf'))
    return `Name a file in the folder “${within.slice(0, -1)}”, like ${within}${isBrochure ? 'activa.pdf' : 'side.webp'}; this is ${cell}.`
  const file = join(folder, place)
  try {
    const { name, bucket } = await contentOf(file)
    return { file, bucket, name }
  } catch (error) {
    if (error instanceof AppError) return `${cell}: ${Object.values(error.fields ?? {})[0] ?? error.message}`
    return `There is no file ${cell}. Put it there, or correct the name; capitals count.`
  }
}

/** Does the work for every item, with so many items at once. */
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
