import { offerFor } from '#contract/prices/price-offer.ts'
import type { FoundSlip, PriceSlip, SlipQuestion } from '#contract/prices/price-slips.ts'
import { AppError } from '#contract/wire/errors.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { t } from '#contract/wire/language.ts'
import { fuelOf } from '#domain/catalogue/vehicle-size.ts'
import { type OnRoadPrice, priceOnRoad, rulesOn } from '#domain/prices/on-road-price.ts'
import { tidySlipNumber } from '#domain/prices/slip-number.ts'
import { listPriceOffers } from '#server/data/content/content.ts'
import { listChargeRules, listVehicleSizes } from '#server/data/prices/charge-rules.ts'
import { findSlip, storeSlip } from '#server/data/prices/price-slips.ts'
import { senderOf } from '#server/lib/forms/form-signals.ts'
import { refusedUntil } from '#server/lib/http/refused-until.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { inLanguage } from '#server/lib/words/in-language.ts'
import { getAccessories, getBike, getVariants } from '#server/services/catalogue/catalogue.ts'

/** A slip that nobody has stored: an on-road price with its question and the rules that held. */
export type WorkedPrice = Omit<PriceSlip, 'number'>

/**
 * Works out an on-road price from this server's own data and stores it under a number. Throws `not_found`
 * when there is no such model, `invalid_fields` for a variant or accessory that the model does not have and
 * when no rule gives the charges, and `too_many_requests` when the budget of its address, its network or of
 * all is used up.
 */
export async function makePriceSlip(
  db: DatabaseClient,
  question: SlipQuestion,
  ip: string,
): Promise<PriceSlip> {
  const worked = await workOut(db, question)
  const { number, opensAt } = await storeSlip(worked, senderOf(ip))
  if (number) return { ...worked, number }
  throw refusedUntil(
    opensAt ?? new Date().toISOString(),
    (again) => t`Too many slips were made here just now. Please try again ${again}.`,
  )
}

/** A slip exactly as it was made, and today's price of the same choices; throws `not_found`. */
export async function readPriceSlip(db: DatabaseClient, typed: string): Promise<FoundSlip> {
  const number = tidySlipNumber(typed)
  const slip = number && (await findSlip(number))
  if (!slip)
    throw new AppError('not_found', {
      message: t`We find no slip of this number. Slips are kept for 180 days; please make a new one.`,
    })
  return { slip, today: await priceToday(db, slip.question) }
}

/** Today's price of the same choices; null when the dealer no longer sells them. */
async function priceToday(db: DatabaseClient, question: SlipQuestion): Promise<FoundSlip['today']> {
  try {
    const { day, paise, isFrom } = await workOut(db, question)
    return { day, paise, isFrom }
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not_found' || error.code === 'invalid_fields'))
      return null
    throw error
  }
}

/**
 * Works out today's on-road price in India from this server's own data, its labels in English. Throws like
 * `makePriceSlip`, but for the budget.
 */
export async function workOut(db: DatabaseClient, question: SlipQuestion): Promise<WorkedPrice> {
  const day = indianDay(new Date())
  const [bike, variants, accessories, rules, offers] = await Promise.all([
    getBike(db, question.bikeName),
    getVariants(db, question.bikeName),
    getAccessories(db, question.bikeName),
    listChargeRules(db),
    listPriceOffers(db, day),
  ])
  const variant = variants.find(({ id }) => id === question.variantId)
  if (!variant && (question.variantId !== null || variants.length > 0))
    throw notToBeHad(t`This variant is no longer to be had. Please reload the page and choose again.`)
  const chosen = [...new Set(question.accessories)].map(
    (part) =>
      accessories.find(({ part_no }) => part_no === part) ??
      refuse(t`This accessory is no longer to be had. Please reload the page and choose again.`),
  )
  const [size = { fuel: fuelOf(bike.category), size: null }] = await listVehicleSizes(db, bike.bikeName)
  const facts = { price: variant?.price ?? bike.bikePrice, fuel: size.fuel, size: size.size }
  const choices = {
    loan: question.loan,
    covers: question.covers,
    accessories: chosen.map(({ part_no, heading, price }) => ({ partNumber: part_no, heading, price })),
    offer: offerFor(offers, bike.bikeName),
  }
  // A slip is kept in English, in whichever language a visitor asked for it.
  const price = inLanguage('en', () => priceOnRoad(facts, rules, choices, day))
  if (!price)
    throw new AppError('invalid_fields', { message: t`We have no on-road prices yet. Please ask us.` })
  return {
    day,
    bikeName: bike.bikeName,
    name: bike.name,
    variant: variant?.name ?? '',
    question,
    ...price,
    rules: usedRules(price, rulesOn(rules, day)),
  }
}

function usedRules({ lines }: OnRoadPrice, rules: readonly { id: number; at: string }[]): PriceSlip['rules'] {
  return rules.filter(({ id }) => lines.some(({ ruleId }) => ruleId === id)).map(({ id, at }) => ({ id, at }))
}

function notToBeHad(message: string): AppError {
  return new AppError('invalid_fields', { message })
}

function refuse(message: string): never {
  throw notToBeHad(message)
}
