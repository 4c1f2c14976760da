import { isDeepStrictEqual } from 'node:util'
import { openTimeOf } from '#contract/outlets/outlet-hours.ts'
import type { OutletFacts, OutletRecord } from '#contract/outlets/outlets.ts'
import { AppError } from '#contract/wire/errors.ts'
import { mapEmbedUrl } from '#domain/outlets/map-frame.ts'
import * as data from '#server/data/outlets/outlets.ts'
import { findLastContentChange } from '#server/data/reports/audit-events.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { strandedWords } from '#server/services/appointments/appointments.ts'

interface Saved {
  message: string
  record: OutletRecord
}

/** Adds an outlet behind all others; throws `invalid_fields` when another outlet has its name. */
export async function createOutlet(db: DatabaseClient, facts: OutletFacts): Promise<Saved> {
  const outcome = await data.insertOutlet(db, { ...rowOf(facts), map_embed_url: mapEmbedUrl(facts) })
  if (outcome === 'name_taken') throw nameTaken('name')
  return { message: `${facts.name} is on the site now.`, record: outcome }
}

/**
 * Saves an outlet that was last changed at the expected moment; when the stored outlet equals the new one,
 * that counts as saved. Throws `conflict` with the author and the moment of the last change, `invalid_fields`
 * when another outlet has its name, `not_found`.
 */
export async function saveOutlet(
  db: DatabaseClient,
  id: number,
  { expected, facts }: { expected: string; facts: OutletFacts },
): Promise<Saved> {
  const before = (await data.findOutlet(db, id)) ?? missing()
  // A map that was chosen by hand stays until the outlet moves.
  const moved = before.facts.latitude !== facts.latitude || before.facts.longitude !== facts.longitude
  const row = { ...rowOf(facts), map_embed_url: moved ? mapEmbedUrl(facts) : before.mapEmbedUrl }
  const outcome = await data.updateOutlet(db, id, row, expected)
  if (outcome === 'name_taken') throw nameTaken('facts.name')
  const message = `${facts.name} is saved.`
  if (outcome) return { message: `${message}${await strandedWords(db, { outlet: id })}`, record: outcome }
  const now = (await data.findOutlet(db, id)) ?? missing()
  const wanted = { ...facts, openTime: row.open_time }
  if (isDeepStrictEqual(now.facts, wanted)) return { message, record: now }
  throw new AppError('conflict', { newer: await findLastContentChange(db, 'dealers', id) })
}

/** Closes an outlet for good, or opens it again; throws `not_found`. */
export async function setOutletState(db: DatabaseClient, id: number, isClosed: boolean): Promise<Saved> {
  const outcome = await data.updateOutlet(db, id, {
    closed_at: isClosed ? new Date().toISOString() : null,
  })
  if (!outcome || outcome === 'name_taken') return missing()
  const { name } = outcome.facts
  return {
    message: isClosed
      ? `${name} is closed for good.${await strandedWords(db, { outlet: id })}`
      : `${name} is on the site again.`,
    record: outcome,
  }
}

/** Puts all outlets into an order; throws `conflict` when their present order is not the expected one. */
export async function orderOutlets(
  db: DatabaseClient,
  order: data.OutletOrder,
): Promise<{ message: string }> {
  if (!(await data.orderOutlets(db, order))) throw new AppError('conflict')
  return { message: 'The order is saved.' }
}

/** The row of an outlet. Throws `invalid_fields` when the facts have no opening times. */
function rowOf(facts: OutletFacts) {
  const openTime = openTimeOf(facts.hours) || facts.openTime
  if (!openTime)
    throw new AppError('invalid_fields', { message: 'Please say on which days and hours it is open.' })
  return { ...data.toOutletRow(facts), open_time: openTime }
}

function nameTaken(field: string): AppError {
  return new AppError('invalid_fields', { fields: { [field]: 'Another outlet has this name.' } })
}

function missing(): never {
  throw new AppError('not_found', { message: 'There is no such outlet. Please reload the page.' })
}
