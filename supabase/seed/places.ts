import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPlaces } from '#server/operate/places/places-file.ts'
import { insertRows, type Run } from './rows.ts'

/**
 * The towns and villages of Odisha, with which every project on this machine begins. Written from memory, not
 * from a survey: a place may be one or two kilometres off, and a PIN code may belong to the next post office.
 * That is good enough to say which outlet is nearest; the operation page asks a dealer to check the file.
 */
export async function seedPlaces(run: Run): Promise<void> {
  const { places } = readPlaces(readFileSync(join(import.meta.dirname, 'places.csv')))
  const rows = places.map(({ otherNames, ...place }) => ({ ...place, other_names: otherNames }))
  await insertRows(run, 'places', rows)
}
