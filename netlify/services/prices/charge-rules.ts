import { isDeepStrictEqual } from 'node:util'
import type {
  ChargeRuleFacts,
  ChargeRuleRecord,
  listChargeRules as listing,
  OnRoad,
} from '#contract/prices/charge-rules.ts'
import type { AnswerOf } from '#contract/wire/endpoint.ts'
import { AppError } from '#contract/wire/errors.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { rulesOn } from '#domain/prices/on-road-price.ts'
import { usualCharges } from '#domain/prices/usual-charges.ts'
import { listPriceOffers } from '#server/data/content/content.ts'
import * as data from '#server/data/prices/charge-rules.ts'
import { findLastContentChange, listLastContentChanges } from '#server/data/reports/audit-events.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

interface Saved {
  message: string
  record: ChargeRuleRecord
}

/**
 * The charges that hold today in India, the facts of each model that decide them, and the offers that run;
 * amounts in rupees.
 */
export async function getOnRoad(db: DatabaseClient): Promise<OnRoad> {
  const day = indianDay(new Date())
  const [rules, vehicles, offers] = await Promise.all([
    data.listChargeRules(db),
    data.listVehicleSizes(db),
    listPriceOffers(db, day),
  ])
  return { day, rules: rulesOn(rules, day), vehicles, offers }
}

/**
 * Every rule as staff edit it, and the usual charges for which there is none: they come with the product, and
 * count in no price before somebody who may edit charges stores them.
 */
export async function listChargeRules(db: DatabaseClient): Promise<AnswerOf<typeof listing>> {
  const [rules, saved] = await Promise.all([
    data.listChargeRules(db),
    listLastContentChanges(db, 'charge_rules'),
  ])
  const day = indianDay(new Date())
  const isStored = ({ kind, fuel }: (typeof usualCharges)[number]) =>
    rules.some((rule) => rule.kind === kind && rule.fuel === fuel)
  const unchecked = rulesOn(usualCharges, day).filter((usual) => !isStored(usual))
  return { day, rules: rules.map(data.toRecord), saved, unchecked: unchecked.map(data.inTexts) }
}

/** Adds a rule; throws `invalid_fields` when another rule of its kind and fuel begins on that day. */
export async function createChargeRule(db: DatabaseClient, facts: ChargeRuleFacts): Promise<Saved> {
  const record = await data.insertChargeRule(db, facts)
  if (record === 'day_taken') throw dayTaken('beginsOn')
  return { message: 'The charge is saved.', record }
}

/**
 * Saves a rule over that of the expected moment. A repeat of a save changes nothing. Throws `conflict` with
 * the author and the moment of a newer one, `invalid_fields` when another rule of its kind and fuel begins on
 * that day, `not_found`.
 */
export async function saveChargeRule(
  db: DatabaseClient,
  id: number,
  { expected, facts }: { expected: string; facts: ChargeRuleFacts },
): Promise<Saved> {
  const message = 'The charge is saved.'
  const outcome = await data.updateChargeRule(db, id, facts, expected)
  if (outcome === 'day_taken') throw dayTaken('facts.beginsOn')
  if (outcome) return { message, record: outcome }
  const now = (await data.findChargeRule(db, id)) ?? missing()
  const wanted = data.toRecord({ ...stored(facts), id, at: now.at })
  if (isDeepStrictEqual(now, wanted)) return { message, record: now }
  throw new AppError('conflict', { newer: await findLastContentChange(db, 'charge_rules', id) })
}

/** Removes a rule; throws `invalid_fields` for a rule that has begun, `not_found`. */
export async function removeChargeRule(db: DatabaseClient, id: number): Promise<{ message: string }> {
  if (await data.deleteChargeRule(db, id)) return { message: 'The charge is removed.' }
  if (!(await data.findChargeRule(db, id))) missing()
  throw new AppError('invalid_fields', {
    message: 'This charge has begun. Please add one that ends it, so that old prices stay explained.',
  })
}

/** The facts of a rule with the defaults that would be stored. */
function stored(facts: ChargeRuleFacts) {
  return { ...facts, insuredPercent: facts.insuredPercent ?? 100, gstPercent: facts.gstPercent ?? 0 }
}

function dayTaken(field: string): AppError {
  return new AppError('invalid_fields', {
    fields: { [field]: 'A charge of this kind and fuel begins on that day already: please edit that one.' },
  })
}

function missing(): never {
  throw new AppError('not_found', { message: 'There is no such charge. Please reload the page.' })
}
