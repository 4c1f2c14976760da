import { mostPlaces, type Place, typedPlace } from '#contract/outlets/places.ts'
import type { CatalogueFile } from '../catalogue/columns.ts'
import type { Problem } from '../catalogue/problem.ts'
import { readCsv, writeCsv } from '../catalogue/read-csv.ts'

/** The file of places: a row for each, in the order in which they are looked up. */
const placesFile = {
  name: 'places.csv',
  standsAlone: true,
  columns: {
    name: 'town',
    district: 'district',
    pin: 'pin',
    latitude: 'latitude',
    longitude: 'longitude',
    otherNames: 'other names',
  },
} as const satisfies CatalogueFile
const columns = Object.entries(placesFile.columns) as [keyof Place, string][]

/** Reads a file of places; what is wrong in it is named by line and column. */
export function readPlaces(content: Uint8Array): { places: Place[]; problems: Problem[] } {
  const { rows, problems } = readCsv(placesFile, content)
  const seen = new Set<string>()
  const places = rows.flatMap(({ cells, line }) => {
    const at = (column: string | undefined, words: string) =>
      problems.push({ file: placesFile.name, line, ...(column && { column }), words })
    const read = typedPlace.safeParse(
      Object.fromEntries(columns.map(([field, title]) => [field, cells[title]?.trim() ?? ''])),
    )
    for (const { path, message } of read.error?.issues ?? [])
      at(placesFile.columns[path[0] as keyof Place], message)
    if (!read.success) return []
    const key = [read.data.name, read.data.district, read.data.pin].join('|')
    if (seen.has(key)) at(placesFile.columns.name, 'This place stands twice. Take one of the rows out.')
    seen.add(key)
    return [read.data]
  })
  if (problems.length === 0 && places.length === 0)
    problems.push({ file: placesFile.name, words: 'There is no place in it.' })
  if (places.length > mostPlaces)
    problems.push({ file: placesFile.name, words: `Please keep it to ${mostPlaces} places.` })
  return { places, problems }
}

/** The file with these places. */
export function writePlaces(places: readonly Place[]): string {
  const rows = places.map((place) =>
    Object.fromEntries(columns.map(([field, title]) => [title, String(place[field])])),
  )
  return writeCsv(placesFile, rows)
}
