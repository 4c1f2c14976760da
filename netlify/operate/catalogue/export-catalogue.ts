import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '#server/command/failure.ts'
import type { StoredProject } from '../backup/stored-project.ts'
import { catalogueFiles } from './columns.ts'
import { writeCsv } from './read-csv.ts'
import { brochuresFolder, type CatalogueRow, picturesFolder, rowsOf } from './rows.ts'
import { readStored } from './stored-catalogue.ts'
import { saveFiles } from './stored-pictures.ts'
import type { CatalogueVehicle } from './vehicle.ts'

/** How much an export holds. */
export interface Exported {
  vehicles: number
  pictures: number
  /** Brochures of the dealer's own; those that are made from a record have no file. */
  brochures: number
}

/** Writes the catalogue of a project into a new folder. */
export async function exportCatalogue(project: StoredProject, folder: string): Promise<Exported> {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0)
    throw new Failure(`The folder ${folder} is not empty.`, 'Name a new one: an export overwrites nothing.')
  const vehicles = await project.transaction(readStored)
  const files = await writeFiles(folder, vehicles)
  for (const within of [picturesFolder, brochuresFolder]) await mkdir(join(folder, within))
  await saveFiles(project, folder, files)
  const brochures = files.filter((file) => file.startsWith(brochuresFolder)).length
  return { vehicles: vehicles.length, pictures: files.length - brochures, brochures }
}

/** Writes the files of a folder; answers the pictures and brochures of the folder that they name. */
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
  return namedFiles(rows)
}

function namedFiles(rows: readonly CatalogueRow[]): string[] {
  const cells = rows.flatMap(({ cells }) => Object.values(cells))
  const named = cells.filter((cell) => isLocal.test(cell))
  return [...new Set(named)].sort()
}

/**
 * Matches the whole name of a file in one of the folders: a text may also begin with the name of a folder.
 */
const isLocal = new RegExp(`^(?:${picturesFolder}|${brochuresFolder})[0-9a-z.]+$`)
