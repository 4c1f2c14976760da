import type { PartFacts, PartRecord } from '#contract/site/parts-management.ts'
import { type NamedPartId, type SitePartId, sitePartIds } from '#contract/site/site-parts.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import type { Tables } from '../../../supabase/database.types.ts'

/**
 * A part as visitors see it: a line without a shown model, and the opt-in without a channel, are not shown.
 */
export interface ShownPart {
  id: SitePartId
  isShown: boolean
  name: string
  address: string
}

/** Every part, with whether the caller sees it. */
export async function readShownParts(db: DatabaseClient): Promise<ShownPart[]> {
  const rows = dataOf(await db.rpc('shown_parts'))
  return inOrder(
    rows.map(({ is_shown, id, ...row }) => ({ ...row, id: id as SitePartId, isShown: is_shown })),
  )
}

/** Whether the part is switched on; a part that the database does not know is. */
export async function readPartOn(db: DatabaseClient, id: SitePartId): Promise<boolean> {
  const row = dataOf(await db.from('site_parts').select('is_on').eq('id', id).maybeSingle())
  return row?.is_on ?? true
}

/** The English name that staff gave a part; empty where they gave none. */
export async function readPartName(db: DatabaseClient, id: NamedPartId): Promise<string> {
  return dataOf(await db.from('site_parts').select('name').eq('id', id).maybeSingle())?.name ?? ''
}

/** Every part as staff write it. */
export async function listSiteParts(db: DatabaseClient): Promise<PartRecord[]> {
  return inOrder(dataOf(await db.from('site_parts').select('*')).map(toRecord))
}

/** Saves a part over that of the moment `expected`; undefined when a newer one stands there. */
export async function writeSitePart(
  db: DatabaseClient,
  id: SitePartId,
  { expected, facts }: { expected: string; facts: PartFacts },
): Promise<PartRecord | undefined> {
  const answer = await db
    .from('site_parts')
    .update({ is_on: facts.isOn, name: facts.name, address: facts.address })
    .eq('id', id)
    .eq('updated_at', expected)
    .select()
    .maybeSingle()
  const row = dataOf(answer)
  return row ? toRecord(row) : undefined
}

// Nobody adds or deletes rows of this table, so its ids are those of the contract.
function toRecord({ id, is_on, name, address, updated_at }: Tables<'site_parts'>): PartRecord {
  return {
    id: id as SitePartId,
    facts: { isOn: is_on, name, address },
    at: new Date(updated_at).toISOString(),
  }
}

function inOrder<Part extends { id: SitePartId }>(parts: readonly Part[]): Part[] {
  return parts.toSorted((one, other) => sitePartIds.indexOf(one.id) - sitePartIds.indexOf(other.id))
}
