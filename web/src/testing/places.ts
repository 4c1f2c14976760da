import Papa from 'papaparse'
import { type Place, typedPlace } from '#contract/outlets/places.ts'
import type { Language } from '#contract/wire/language.ts'
import file from '../../../supabase/seed/places.csv?raw'
import hindi from '../../../supabase/seed/words/hi.json'
import odia from '../../../supabase/seed/words/or.json'

/** The places with which a project begins. */
export function readOdisha(): Place[] {
  const { data } = Papa.parse<Record<string, string>>(file, { header: true, skipEmptyLines: true })
  return data.map(({ town: name, 'other names': otherNames, ...rest }) =>
    typedPlace.parse({ ...rest, name, otherNames }),
  )
}

const names = [
  ...['Dolamundai', 'Jagatpur', 'Choudwar', 'Bidyadharpur', 'Salepur', 'Narsinghpur', 'Kandarpur'],
  ...['Nischintkoili', 'Khuntuni', 'Tangi', 'Paga', 'Link Road-Bigwing'],
]
const words: Record<'or' | 'hi', Record<string, string>> = { or: odia, hi: hindi }

/** The outlets of the demo, each with its names in English, Odia and Hindi. */
export const outletNames: Record<Language, string>[] = names.map((en) => ({
  en,
  or: words.or[en] ?? '',
  hi: words.hi[en] ?? '',
}))
