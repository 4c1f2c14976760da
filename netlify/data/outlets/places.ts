import type { Place } from '#contract/outlets/places.ts'
import { counted, readAllRows } from '#server/lib/supabase/all-rows.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** Every place in order. */
export function listPlaces(db: DatabaseClient): Promise<Place[]> {
  return readAllRows((first, last) =>
    db
      .from('places')
      .select('name, district, pin, latitude, longitude, otherNames:other_names', counted)
      .order('id')
      .range(first, last),
  )
}
