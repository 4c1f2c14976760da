import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import papa from 'papaparse'

/** A model of the demo as the studio draws it. */
export interface CatalogueModel {
  bikeName: string
  displayName: string
  bodyType: string
  /** The folder of its pictures in web/public/media/models. */
  folder: string
  /** Label in camelCase to text such as `2,020 mm`. */
  dimensions: ReadonlyMap<string, string>
  colours: readonly { name: string; paint: readonly string[] }[]
  /** The headings of its features and accessories, in the order of their pictures. */
  features: readonly string[]
  accessories: readonly string[]
  /** How many pictures one turn has; 0 without a 360° view. */
  frames: number
}

type Row = Record<string, string>

const catalogue = join(import.meta.dirname, '../../supabase/seed/catalogue')

/** All models of the demo, out of the CSV files from which the product seeds its database. */
export async function readCatalogue(): Promise<CatalogueModel[]> {
  const [vehicles, specification, colours, features, accessories, frames] = await Promise.all(
    ['vehicles', 'specification', 'colours', 'features', 'accessories', 'frames'].map(readRows),
  )
  const of = (rows: Row[] | undefined, name: string) => (rows ?? []).filter(({ vehicle }) => vehicle === name)
  return (vehicles ?? []).map((vehicle) => {
    const bikeName = cell(vehicle, 'name')
    const headings = (rows: Row[] | undefined) => of(rows, bikeName).map((row) => cell(row, 'heading'))
    return {
      bikeName,
      displayName: cell(vehicle, 'display name'),
      bodyType: cell(vehicle, 'body type'),
      folder: basename(dirname(cell(vehicle, 'main picture'))),
      dimensions: new Map(
        of(specification, bikeName)
          .filter(({ part }) => part === 'bodyDimensions')
          .map((row) => [cell(row, 'label'), cell(row, 'text')]),
      ),
      colours: of(colours, bikeName).map((row) => ({
        name: cell(row, 'colour'),
        paint: [cell(row, 'paint'), row.accent ?? ''].filter((paint) => paint !== ''),
      })),
      features: headings(features),
      accessories: headings(accessories),
      frames: of(frames, bikeName).length,
    }
  })
}

async function readRows(name: string): Promise<Row[]> {
  const file = join(catalogue, `${name}.csv`)
  const { data, errors } = papa.parse<Row>(await readFile(file, 'utf8'), {
    header: true,
    skipEmptyLines: true,
  })
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return data
}

/** A cell that must be there and hold something. */
function cell(row: Row, column: string): string {
  const text = row[column]
  if (!text) throw new Error(`The catalogue has a row without ${column}: ${JSON.stringify(row)}`)
  return text
}
