import Papa from 'papaparse'
import { type Place, typedPlace } from '#contract/outlets/places.ts'
import file from '../../../supabase/seed/places.csv?raw'

/** The places with which a project begins. */
export function readOdisha(): Place[] {
  const { data } = Papa.parse<Record<string, string>>(file, { header: true, skipEmptyLines: true })
  return data.map(({ town: name, 'other names': otherNames, ...rest }) =>
    typedPlace.parse({ ...rest, name, otherNames }),
  )
}
