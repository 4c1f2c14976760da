import { type Dealer, dealer } from '#contract/dealers.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { Database } from '#server/lib/supabase/supabase-clients.ts'

const columns =
  'id, name, address, sales_no, service_no, spare_no, customer_no, open_time, email, service_email, map_embed_url, latitude, longitude'

interface DealerRow {
  spare_no: string | null
  service_email: string | null
  map_embed_url: string
  latitude: number | string
  longitude: number | string
}

/** All outlets, in the order of the menu. */
export async function listDealers(db: Database): Promise<Dealer[]> {
  const answer = await db.from('dealers').select(columns).order('sort_order').order('id')
  return dataOf<DealerRow[]>(answer).map(toDealer)
}

/** One outlet by its number, or nothing. */
export async function findDealer(db: Database, id: number): Promise<Dealer | undefined> {
  const row = dataOf<DealerRow | null>(await db.from('dealers').select(columns).eq('id', id).maybeSingle())
  return row ? toDealer(row) : undefined
}

/** What an outlet does not have is left out on the wire. */
function toDealer({
  map_embed_url,
  spare_no,
  service_email,
  latitude,
  longitude,
  ...row
}: DealerRow): Dealer {
  return dealer.parse({
    ...row,
    ...(spare_no ? { spare_no } : {}),
    ...(service_email ? { service_email } : {}),
    location: { geolocation: map_embed_url },
    latitude: Number(latitude),
    longitude: Number(longitude),
  })
}
