import type { Category } from '#contract/catalogue/lines.ts'
import type { ChargeRule } from '#contract/prices/charge-rule.ts'
import type { ChargeRuleFacts, ChargeRuleRecord, PublicChargeRule } from '#contract/prices/charge-rules.ts'
import { fuelOf, sizeOf } from '#domain/catalogue/vehicle-size.ts'
import { counted, readAllRows } from '#server/lib/supabase/all-rows.ts'
import { dataOf, isUniqueViolation } from '#server/lib/supabase/database-error.ts'
import { readWhole } from '#server/lib/supabase/read-stored.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import type { Tables } from '../../../supabase/database.types.ts'

type Row = Tables<'charge_rules'>

/** The steps of a rule of which nobody can read what it costs. */
const unsettled = [{ upTo: null, percent: null, rupees: null }]

/**
 * Every rule that the caller may see: for a visitor the rules that have begun in India, for staff all rules.
 * Amounts in rupees.
 */
export async function listChargeRules(db: DatabaseClient): Promise<PublicChargeRule[]> {
  const rows = await readAllRows((first, last) =>
    db
      .from('charge_rules')
      .select('*', counted)
      .order('kind')
      .order('fuel')
      .order('begins_on')
      .order('id')
      .range(first, last),
  )
  return rows.map(toRule)
}

/** One rule as staff edit it; undefined when there is none with that number. */
export async function findChargeRule(db: DatabaseClient, id: number): Promise<ChargeRuleRecord | undefined> {
  const row = dataOf(await db.from('charge_rules').select('*').eq('id', id).maybeSingle())
  return row ? toRecord(toRule(row)) : undefined
}

/** Adds a rule; `day_taken` when another rule of its kind and fuel begins on that day. */
export async function insertChargeRule(
  db: DatabaseClient,
  facts: ChargeRuleFacts,
): Promise<ChargeRuleRecord | 'day_taken'> {
  const answer = await db.from('charge_rules').insert(toRow(facts)).select().single()
  return isUniqueViolation(answer.error) ? 'day_taken' : toRecord(toRule(dataOf(answer)))
}

/**
 * Changes a rule that was last changed at the moment `expected`; undefined when the rule has changed since.
 */
export async function updateChargeRule(
  db: DatabaseClient,
  id: number,
  facts: ChargeRuleFacts,
  expected: string,
): Promise<ChargeRuleRecord | 'day_taken' | undefined> {
  const answer = await db
    .from('charge_rules')
    .update(toRow(facts))
    .eq('id', id)
    .eq('updated_at', expected)
    .select()
    .maybeSingle()
  if (isUniqueViolation(answer.error)) return 'day_taken'
  const row = dataOf(answer)
  return row ? toRecord(toRule(row)) : undefined
}

/** Removes a rule that has not begun; answers whether there was one. */
export async function deleteChargeRule(db: DatabaseClient, id: number): Promise<boolean> {
  return dataOf(await db.from('charge_rules').delete().eq('id', id).select('id')).length > 0
}

/** Fuel and size of every vehicle that the caller may see, or of the vehicle with that `bike_name`. */
export async function listVehicleSizes(
  db: DatabaseClient,
  bikeName?: string,
): Promise<{ bikeName: string; fuel: 'petrol' | 'electric'; size: number | null }[]> {
  const rows = await readAllRows((first, last) => {
    const vehicles = db
      .from('vehicles')
      .select(
        'bike_name, category, motor:engine, displacement:engine_specification->>displacement, ratedPower:engine_specification->>ratedPower, peakPower:engine_specification->>peakPower',
        counted,
      )
      .order('id')
      .range(first, last)
    return bikeName === undefined ? vehicles : vehicles.eq('bike_name', bikeName)
  })
  return rows.map(({ bike_name, category, motor, displacement, ratedPower, peakPower }) => ({
    bikeName: bike_name,
    // The generated types do not know the values of `category`.
    fuel: fuelOf(category as Category),
    size: sizeOf(category as Category, {
      motor,
      displacement: displacement ?? '',
      ratedPower: ratedPower ?? '',
      peakPower: peakPower ?? '',
    }),
  }))
}

/** A rule as staff edit it, with its numbers as texts. */
export function toRecord({ id, at, ...rule }: PublicChargeRule): ChargeRuleRecord {
  return { id, at, facts: inTexts(rule) }
}

/** The facts of a rule as staff edit them. */
export function inTexts(rule: Omit<ChargeRule, 'id'>): ChargeRuleRecord['facts'] {
  const text = (value: number | null) => (value === null ? '' : String(value))
  return {
    ...rule,
    steps: rule.steps.map(({ upTo, percent, rupees }) => ({
      upTo: text(upTo),
      percent: text(percent),
      rupees: text(rupees),
    })),
    insuredPercent: text(rule.insuredPercent),
    gstPercent: text(rule.gstPercent),
  }
}

function toRule(row: Row): PublicChargeRule {
  return {
    id: row.id,
    // Checks of the database guarantee the values that its types do not know.
    kind: row.kind as PublicChargeRule['kind'],
    fuel: row.fuel as PublicChargeRule['fuel'],
    beginsOn: row.begins_on,
    steps: readWhole('charge_rules.steps', row.steps, unsettled),
    // The embedded PostgREST writes such numbers as text.
    insuredPercent: Number(row.insured_percent),
    gstPercent: Number(row.gst_percent),
    source: row.source,
    sourceUrl: row.source_url,
    isEstimate: row.is_estimate,
    at: new Date(row.updated_at).toISOString(),
  }
}

function toRow(facts: ChargeRuleFacts) {
  return {
    kind: facts.kind,
    fuel: facts.fuel,
    begins_on: facts.beginsOn,
    steps: facts.steps,
    insured_percent: facts.insuredPercent ?? 100,
    gst_percent: facts.gstPercent ?? 0,
    source: facts.source,
    source_url: facts.sourceUrl,
    is_estimate: facts.isEstimate,
  }
}
