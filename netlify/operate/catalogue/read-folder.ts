import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '#server/command/failure.ts'
import { catalogueFiles, vehiclesFile } from './columns.ts'
import { type GivenVehicle, judgeVehicles } from './judge.ts'
import { type LocalPicture, readPictures } from './local-pictures.ts'
import type { Problem } from './problem.ts'
import { type FileRow, readCsv } from './read-csv.ts'

/** A catalogue's folder, read and judged. */
export interface CatalogueFolder {
  vehicles: GivenVehicle[]
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
  for (const file of catalogueFiles) {
    const content = await readFile(join(folder, file.name)).catch(() => undefined)
    if (!content) {
      absent.push(file.name)
      continue
    }
    const read = readCsv(file, content)
    rows.push(...read.rows)
    problems.push(...read.problems)
  }
  if (absent.includes(vehiclesFile.name))
    throw new Failure(
      `There is no ${vehiclesFile.name} in ${folder}.`,
      'Name the folder of a catalogue. npm run catalogue:export -- <folder> writes one to begin from.',
    )
  const pictures = await readPictures(folder, rows)
  const judged = judgeVehicles(rows, absent, pictures.pathOf)
  return {
    vehicles: judged.vehicles,
    pictures: pictures.found,
    problems: [...problems, ...pictures.problems, ...judged.problems],
    absent,
  }
}
