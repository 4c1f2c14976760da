import { z } from 'zod'
import type { OutletFacts, OutletRecord } from '#contract/outlets/outlets.ts'
import { counted, readAllRows } from '#server/lib/supabase/all-rows.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { dataOf, isUniqueViolation } from '#server/lib/supabase/database-error.ts'
import { readStored } from '#server/lib/supabase/read-stored.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import type { Tables, TablesInsert } from '../../../supabase/database.types.ts'

type Row = Tables<'dealers'>
/** The columns that staff write, except for the order and whether the outlet is closed. */
export type OutletRow = Omit<TablesInsert<'dealers'>, 'id' | 'is_showroom' | 'closed_at' | 'updated_at'>

/** The numbers of all outlets, in the wanted order and in the order that was seen. */
export type OutletOrder = { ids: number[]; expected: number[] }

/** Every outlet in order, including those closed for good. */
export async function listOutlets(db: DatabaseClient): Promise<OutletRecord[]> {
  const rows = await readAllRows((first, last) =>
    db.from('dealers').select('*', counted).order('sort_order').order('id').range(first, last),
  )
  return rows.map(toRecord)
}

/** One outlet; undefined when there is none with that number. */
export async function findOutlet(db: DatabaseClient, id: number): Promise<OutletRecord | undefined> {
  const row = dataOf(await db.from('dealers').select('*').eq('id', id).maybeSingle())
  return row ? toRecord(row) : undefined
}

/** Adds an outlet behind all others; `name_taken` when another outlet has its name. */
export async function insertOutlet(db: DatabaseClient, row: OutletRow): Promise<OutletRecord | 'name_taken'> {
  const last = dataOf(
    await db
      .from('dealers')
      .select('sort_order')
      .order('sort_order', { ascending: false })
      .limit(1)
      .maybeSingle(),
  )
  const answer = await db
    .from('dealers')
    // The database gives the number.
    .insert({ ...row, sort_order: (last?.sort_order ?? -1) + 1 } as TablesInsert<'dealers'>)
    .select()
    .single()
  return isUniqueViolation(answer.error) ? 'name_taken' : toRecord(dataOf(answer))
}

/**
 * Changes an outlet, with `expected` only if it was last changed at that moment; undefined when there is no
 * such row.
 */
export async function updateOutlet(
  db: DatabaseClient,
  id: number,
  row: OutletRow | { closed_at: string | null },
  expected?: string,
): Promise<OutletRecord | 'name_taken' | undefined> {
  const query = db.from('dealers').update(row).eq('id', id)
  const answer = await (expected ? query.eq('updated_at', expected) : query).select().maybeSingle()
  if (isUniqueViolation(answer.error)) return 'name_taken'
  const changed = dataOf(answer)
  return changed ? toRecord(changed) : undefined
}

const orderOutcome = z.object({ outcome: z.enum(['saved', 'conflict']) })

/** Puts all outlets into an order; false when their present order is not the expected one. */
export async function orderOutlets(db: DatabaseClient, order: OutletOrder): Promise<boolean> {
  const { outcome } = await callJson(db, 'order_outlets', order, orderOutcome)
  return outcome === 'saved'
}

/** The facts that staff wrote, as a row without its map and its hours in words. */
export function toOutletRow(facts: OutletFacts): Omit<OutletRow, 'map_embed_url' | 'open_time'> {
  return {
    name: facts.name,
    address: facts.address,
    services: facts.services,
    sales_no: facts.salesNumber,
    service_no: facts.serviceNumber,
    spare_no: facts.sparesNumber || null,
    customer_no: facts.careNumber || null,
    email: facts.email,
    service_email: facts.serviceEmail || null,
    hours: facts.hours,
    holidays: facts.holidays,
    image: facts.image,
    latitude: facts.latitude,
    longitude: facts.longitude,
  }
}

function toRecord(row: Row): OutletRecord {
  return {
    id: row.id,
    facts: {
      name: row.name,
      address: row.address,
      // The generated types do not know the values of this column.
      services: row.services as OutletFacts['services'],
      hours: readStored('dealers.hours', row.hours),
      holidays: readStored('dealers.holidays', row.holidays),
      salesNumber: row.sales_no,
      serviceNumber: row.service_no,
      sparesNumber: row.spare_no ?? '',
      careNumber: row.customer_no ?? '',
      email: row.email,
      serviceEmail: row.service_email ?? '',
      openTime: row.open_time,
      image: row.image,
      // The embedded PostgREST writes such numbers as text.
      latitude: Number(row.latitude),
      longitude: Number(row.longitude),
    },
    mapEmbedUrl: row.map_embed_url,
    isClosed: row.closed_at !== null,
    at: new Date(row.updated_at).toISOString(),
  }
}
