import type { Dealer } from '#contract/outlets/dealers.ts'
import { counted, readAllRows } from '#server/lib/supabase/all-rows.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { readStored } from '#server/lib/supabase/read-stored.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import type { Tables } from '../../../supabase/database.types.ts'
import { type ClosedRow, readClosedRows } from './closed-days.ts'

const columns =
  'id, name, is_showroom, services, address, sales_no, service_no, spare_no, customer_no, open_time, hours, email, service_email, image, map_embed_url, latitude, longitude'

type DealerRow = Omit<Tables<'dealers'>, 'sort_order' | 'closed_at' | 'updated_at' | 'holidays'>

/** All outlets except for those closed for good, in the order of the menu. */
export async function listDealers(db: DatabaseClient): Promise<Dealer[]> {
  const [rows, closed] = await Promise.all([
    readAllRows((first, last) =>
      db
        .from('dealers')
        .select(columns, counted)
        .is('closed_at', null)
        .order('sort_order')
        .order('id')
        .range(first, last),
    ),
    readClosedRows(db),
  ])
  return rows.map((row) => toDealer(row, closed))
}

/** One outlet by its number; undefined when there is none. */
export async function findDealer(db: DatabaseClient, id: number): Promise<Dealer | undefined> {
  const [answer, closed] = await Promise.all([
    db.from('dealers').select(columns).eq('id', id).is('closed_at', null).maybeSingle(),
    readClosedRows(db, id),
  ])
  const row = dataOf(answer)
  return row ? toDealer(row, closed) : undefined
}

/** Turns a row into the wire's shape, which leaves out the facts that an outlet does not have. */
function toDealer(
  {
    map_embed_url,
    spare_no,
    customer_no,
    service_email,
    latitude,
    longitude,
    services,
    hours,
    ...row
  }: DealerRow,
  closed: readonly ClosedRow[],
): Dealer {
  return {
    ...row,
    customer_no: customer_no ?? '',
    ...(spare_no ? { spare_no } : {}),
    ...(service_email ? { service_email } : {}),
    // The generated types do not know the values of this column.
    services: services as Dealer['services'],
    hours: readStored('dealers.hours', hours),
    holidays: holidaysOf(row.id, closed),
    location: { geolocation: map_embed_url },
    // The embedded PostgREST writes such numbers as text.
    latitude: Number(latitude),
    longitude: Number(longitude),
  }
}

/**
 * The closed days of one outlet and of all outlets, each day once; the outlet's own reason goes before that
 * of all.
 */
function holidaysOf(id: number, closed: readonly ClosedRow[]): Dealer['holidays'] {
  const own = closed.filter(({ outlet_id }) => outlet_id === id)
  const all = closed.filter(
    ({ outlet_id, day }) => outlet_id === null && !own.some((holiday) => holiday.day === day),
  )
  return [...own, ...all]
    .map(({ day, words }) => ({ day, word: words }))
    .toSorted((one, other) => one.day.localeCompare(other.day))
}
