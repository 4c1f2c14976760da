import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '#server/command/failure.ts'
import type { StoredProject } from '../backup/stored-project.ts'
import { catalogueFiles } from './columns.ts'
import { writeCsv } from './read-csv.ts'
import { type CatalogueRow, picturesFolder, rowsOf } from './rows.ts'
import { readStored } from './stored-catalogue.ts'
import { savePictures } from './stored-pictures.ts'
import type { CatalogueVehicle } from './vehicle.ts'

/** How much an export holds. */
export interface Exported {
  vehicles: number
  pictures: number
}

/** Writes the catalogue of a project into a new folder. */
export async function exportCatalogue(project: StoredProject, folder: string): Promise<Exported> {
  await mkdir(join(folder, picturesFolder), { recursive: true })
  if ((await readdir(folder)).length > 1 || (await readdir(join(folder, picturesFolder))).length > 0)
    throw new Failure(`The folder ${folder} is not empty.`, 'Name a new one: an export overwrites nothing.')
  const vehicles = await project.transaction(readStored)
  const names = await writeFiles(folder, vehicles)
  await savePictures(project, folder, names)
  return { vehicles: vehicles.length, pictures: names.length }
}

/** Writes the files of a folder; answers the names of the pictures that they name. */
export async function writeFiles(folder: string, vehicles: readonly CatalogueVehicle[]): Promise<string[]> {
  const rows = vehicles.flatMap(rowsOf)
  for (const file of catalogueFiles)
    await writeFile(
      join(folder, file.name),
      writeCsv(
        file,
        rows.filter((row) => row.file === file).map(({ cells }) => cells),
      ),
    )
  return namedPictures(rows)
}

function namedPictures(rows: readonly CatalogueRow[]): string[] {
  const cells = rows.flatMap(({ cells }) => Object.values(cells))
  const named = cells.filter((cell) => cell.startsWith(picturesFolder))
  return [...new Set(named)].sort().map((cell) => cell.slice(picturesFolder.length))
}
