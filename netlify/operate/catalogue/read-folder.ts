import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '#server/command/failure.ts'
import { catalogueFiles, vehiclesFile } from './columns.ts'
import { type GivenVehicle, judgeVehicles } from './judge.ts'
import type { Wish } from './lacks.ts'
import { type LocalPicture, readPictures } from './local-pictures.ts'
import type { Problem } from './problem.ts'
import { type FileRow, readCsv } from './read-csv.ts'

/** A catalogue's folder, read and judged. */
export interface CatalogueFolder {
  vehicles: GivenVehicle[]
  /** The rows that want their vehicle on the site. */
  wishes: Wish[]
  /** Pictures of the folder that rows name. */
  pictures: LocalPicture[]
  problems: Problem[]
  /** Files that the folder lacks: the sections that they would hold stay as they are in the project. */
  absent: string[]
}

/**
 * Reads a folder with all its files. Throws `Failure` where there is no folder; faults within the folder are
 * answered.
 */
export async function readFolder(folder: string): Promise<CatalogueFolder> {
  const problems: Problem[] = []
  const rows: FileRow[] = []
  const absent: string[] = []
  const unread: string[] = []
  for (const file of catalogueFiles) {
    const content = await readFile(join(folder, file.name)).catch(() => undefined)
    if (!content) {
      absent.push(file.name)
      continue
    }
    const read = readCsv(file, content)
    if (!read.isReadable) unread.push(file.name)
    rows.push(...read.rows)
    problems.push(...read.problems)
  }
  if (absent.includes(vehiclesFile.name))
    throw new Failure(
      `There is no ${vehiclesFile.name} in ${folder}.`,
      'Name the folder of a catalogue. npm run catalogue:export -- <folder> writes one to begin from.',
    )
  const pictures = await readPictures(folder, rows)
  const judged = unread.includes(vehiclesFile.name)
    ? // Every row of the other files would be said to belong to no vehicle.
      { vehicles: [], wishes: [], problems: [] }
    : judgeVehicles(rows, [...absent, ...unread], pictures.pathOf)
  return {
    vehicles: judged.vehicles,
    wishes: judged.wishes,
    pictures: pictures.found,
    problems: [...problems, ...pictures.problems, ...judged.problems],
    absent,
  }
}
