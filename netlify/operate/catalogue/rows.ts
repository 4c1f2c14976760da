import { specificationParts } from '#contract/catalogue/specification-parts.ts'
import { uploadedPath } from '#server/data/content/uploaded-files.ts'
import {
  type CatalogueFile,
  formerNamesFile,
  framesFile,
  owner,
  partFiles,
  partSections,
  specificationFile,
  vehiclesFile,
} from './columns.ts'
import { type CatalogueVehicle, madeBrochure } from './vehicle.ts'

/** A row for a file: its cells by title, and the path of its value within the vehicle. */
export interface CatalogueRow {
  file: CatalogueFile
  /** The path, such as `variants.2`; empty for the row of the vehicle itself. */
  path: string
  /** Tells the rows of one vehicle in one file apart. */
  key: string
  cells: Record<string, string>
}

/** The folders of the pictures and of the dealer's own brochures, within the catalogue's. */
export const picturesFolder = 'pictures/'
export const brochuresFolder = 'brochures/'
/** Which folder holds the files of an address; a file at any other address belongs to the site itself. */
const folders = [
  [uploadedPath('catalogue', ''), picturesFolder],
  [uploadedPath('documents', ''), brochuresFolder],
] as const

/** All rows of a vehicle, by file and in their order. */
export function rowsOf(vehicle: CatalogueVehicle): CatalogueRow[] {
  const { document, formerNames } = vehicle
  const { name } = document.facts
  const part = (file: CatalogueFile, path: string, key: string, value: unknown): CatalogueRow => ({
    file,
    path,
    key,
    cells: { [owner]: name, ...cellsOf(file, value) },
  })
  const price = document.variants.length > 0 ? 0 : vehicle.price
  return [
    {
      file: vehiclesFile,
      path: '',
      key: name,
      cells: cellsOf(vehiclesFile, { ...vehicle, ...document, price }),
    },
    ...partSections.flatMap((section) =>
      keyed(
        document[section].map((one) =>
          'name' in one ? one.name : 'partNumber' in one ? one.partNumber : one.heading,
        ),
      ).map((key, index) => part(partFiles[section], `${section}.${index}`, key, document[section][index])),
    ),
    ...specificationParts.flatMap(({ id }) =>
      document.specification[id].map((one, index) =>
        part(specificationFile, `specification.${id}.${index}`, `${id} ${one.label}`, { ...one, part: id }),
      ),
    ),
    ...document.pictures.frames.map((image, index) =>
      part(framesFile, `pictures.frames.${index}`, String(index + 1), { image }),
    ),
    ...formerNames.map((former, index) =>
      part(formerNamesFile, `formerNames.${index}`, former, { name: former }),
    ),
  ]
}

/** The names, with a number added to each repetition of a name. */
function keyed(names: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  })
}

function cellsOf({ columns }: CatalogueFile, value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(columns).map(([path, title]) => [title, cellOf(at(value, path), path)]),
  )
}

function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value)
}

function cellOf(value: unknown, path: string): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (path === 'price' && value === 0) return ''
  if (value === madeBrochure) return 'made'
  const text = String(value ?? '')
  const [place, folder] = folders.find(([place]) => text.startsWith(place)) ?? ['', '']
  return folder + text.slice(place.length)
}
