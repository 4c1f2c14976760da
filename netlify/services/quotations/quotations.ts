import type { Fuel } from '#contract/prices/charge-kinds.ts'
import type { QuotationSheet } from '#contract/quotations/quotation-parts.ts'
import type { GstRate, QuotationSettings } from '#contract/quotations/quotation-settings.ts'
import type {
  GivingLimits,
  LeadQuotations,
  Quotation,
  QuotationQuestion,
} from '#contract/quotations/quotations.ts'
import { AppError } from '#contract/wire/errors.ts'
import { gstRateOn, splitGst, taxedPaise } from '#domain/quotations/gst-inside.ts'
import { type QuotedPrice, quoteLoan, quotePrice } from '#domain/quotations/quoted-price.ts'
import { readGstin } from '#server/data/dealership/dealership.ts'
import { listVehicleSizes } from '#server/data/prices/charge-rules.ts'
import { readQuotationSettings } from '#server/data/quotations/quotation-settings.ts'
import * as data from '#server/data/quotations/quotations.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { getColours } from '#server/services/catalogue/catalogue.ts'
import { workOut } from '#server/services/prices/price-slips.ts'
import { withLink } from './quotation-message.ts'

/** The quotations of a lead and the caller's limits. Throws `not_found` when there is no such lead. */
export async function listQuotations(
  db: DatabaseClient,
  leadId: string,
  role: string,
): Promise<LeadQuotations> {
  const [quotations, { facts }] = await Promise.all([
    data.findQuotations(db, leadId),
    readQuotationSettings(db),
  ])
  return { quotations: found(quotations).map(withLink), limits: limitsOf(role, facts) }
}

/** Whole rupees that a role gives without asking; null without end. */
function limitsOf(role: string, facts: QuotationSettings): GivingLimits {
  if (role === 'owner') return null
  return role === 'manager'
    ? { discount: facts.managerLimit, exchange: facts.managerExchange }
    : { discount: facts.salesLimit, exchange: facts.salesExchange }
}

/**
 * Works a quotation out and stores it under a number. Throws `not_found` when there is no such lead or model,
 * `invalid_fields` for a choice that the model does not have and where more is taken off than the price, and
 * `conflict` when the quotation has a newer version or the price has just changed.
 */
export async function makeQuotation(
  db: DatabaseClient,
  leadId: string,
  question: QuotationQuestion,
): Promise<Quotation> {
  const { id, after, outletId, colour, oldVehicle, loan } = question
  const { variant, bikeName, sheet } = await workOutSheet(db, question)
  const made = found(
    await data.insertQuotation(db, leadId, {
      id,
      after,
      outletId,
      bikeName,
      variant,
      colour,
      oldVehicle: question.exchange > 0 ? oldVehicle : '',
      lender: loan?.lender ?? '',
      sheet,
    }),
  )
  if (made === 'changed')
    throw new AppError('conflict', {
      message: 'Somebody made a newer version of this quotation. Please look at that one first.',
    })
  if (made === 'price')
    throw new AppError('conflict', {
      message: 'The price has just changed. Please make the quotation again.',
    })
  return withLink(made)
}

async function workOutSheet(
  db: DatabaseClient,
  question: QuotationQuestion,
): Promise<{ variant: string; bikeName: string; sheet: QuotationSheet }> {
  const { bikeName, variantId, covers, accessories, colour } = question
  const [price, colours, sizes, { facts }, gstin] = await Promise.all([
    workOut(db, { bikeName, variantId, loan: question.loan !== null, covers, accessories }),
    getColours(db, bikeName),
    listVehicleSizes(db, bikeName),
    readQuotationSettings(db),
    readGstin(db),
  ])
  if (colour !== '' && !colours.some(({ name }) => name === colour))
    throw new AppError('invalid_fields', { fields: { colour: 'This model has no such colour any more.' } })
  const quoted = quotePrice(price, question)
  if (quoted.paise < 0)
    throw new AppError('invalid_fields', { fields: { discount: 'This is more than the whole price.' } })
  const vehicle = sizes[0] ?? { fuel: 'petrol' as const, size: null }
  const sheet = {
    day: price.day,
    name: price.name,
    lines: quoted.lines,
    isFrom: quoted.isFrom,
    rules: price.rules,
    covers,
    gstin,
    gst: gstOf(quoted, vehicle, facts, price.day),
    loan: loanOf(quoted, question),
  }
  return { variant: price.variant, bikeName: price.bikeName, sheet }
}

function gstOf(
  { lines }: QuotedPrice,
  vehicle: { fuel: Fuel; size: number | null },
  { gstRates, hsnPetrol, hsnElectric }: { gstRates: GstRate[]; hsnPetrol: string; hsnElectric: string },
  day: string,
): QuotationSheet['gst'] {
  const pricePaise = taxedPaise(lines)
  const rate = gstRateOn(gstRates, vehicle, day)
  if (!rate || !pricePaise) return null
  const hsn = vehicle.fuel === 'electric' ? hsnElectric : hsnPetrol
  return { ...rate, hsn, ...splitGst(pricePaise, rate.percent) }
}

function loanOf({ paise }: QuotedPrice, { loan }: QuotationQuestion): QuotationSheet['loan'] {
  if (!loan) return null
  const quoted = quoteLoan(paise, loan)
  if (quoted) return quoted
  throw new AppError('invalid_fields', { fields: { downPayment: 'This leaves nothing to lend.' } })
}

/**
 * Decides about a discount or notes that a quotation was given to its buyer. Throws `not_found`, `forbidden`
 * when somebody else decides, and `invalid_fields` for the sending of a discount that nobody agreed to.
 */
export async function moveQuotation(
  db: DatabaseClient,
  id: string,
  act: 'approve' | 'refuse' | 'send',
): Promise<Quotation> {
  return withLink(found(await data.updateQuotation(db, id, act)))
}

function found<Known>(known: Known | undefined): Known {
  if (known === undefined) throw new AppError('not_found', { message: 'This does not exist any more.' })
  return known
}
