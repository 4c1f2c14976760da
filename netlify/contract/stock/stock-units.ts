import { z } from 'zod'
import { outletId } from '#contract/appointments/appointment-parts.ts'
import { orderReaders, orderWriters } from '#contract/orders/order-roles.ts'
import { rupees } from '#contract/prices/money.ts'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { type AnswerOf, staffEndpoint } from '#contract/wire/endpoint.ts'
import { idParams } from '#contract/wire/id-params.ts'

const count = z.number().int().min(0)
const id = z.coerce.number().int().positive()
const partId = z.coerce.number().int().min(0)
const share = z.object({ units: count, rupees })
const message = z.string()

/** The last six characters of a chassis number, in capitals. */
export const chassisEnd = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{6}$/, { error: 'Please type the last six letters and digits of the chassis number.' })

/** A single vehicle that stands at an outlet. */
export const stockUnit = z.object({
  id: z.number().int().positive(),
  chassisEnd: z.string(),
  receivedOn: calendarDay,
  /** Days since then. */
  days: z.number().int(),
  outlet: z.string(),
  bikeName: z.string(),
  model: z.string(),
  variant: z.string(),
  colour: z.string(),
  /** The ex-showroom price of today. */
  price: rupees,
})
export type StockUnit = z.infer<typeof stockUnit>

/** The days from which on the screen counts how many vehicles have been standing. */
export const standingDays = ['45', '60', '90'] as const

/** Which of the standing vehicles a list shows; without any filter all of them. */
const ageingQuestion = z.object({
  outlet: id.optional(),
  vehicle: id.optional(),
  /** Ids of a variant and a colour; 0 for a vehicle that has none. */
  variant: partId.optional(),
  colour: partId.optional(),
  days: z.enum(standingDays).optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
})
export type AgeingQuestion = z.infer<typeof ageingQuestion>

export const listAgeing = staffEndpoint('GET /api/stockAgeing', {
  onlyFor: orderReaders,
  summary:
    'The single vehicles that stand at an outlet, or at all that the caller sees, the longest first, fifty a page: all, or one kind, or those of `days` and more. With how many stand from 45, 60 and 90 days on and their ex-showroom prices, and how many the same list has of each outlet and kind.',
  query: ageingQuestion,
  answer: z.object({
    totals: z.object({ all: share, from45: share, from60: share, from90: share }),
    outlets: z.array(z.object({ id: outletId, name: z.string(), units: count })),
    kinds: z.array(
      z.object({
        vehicleId: z.number().int().positive(),
        model: z.string(),
        variantId: count,
        variant: z.string(),
        colourId: count,
        colour: z.string(),
        units: count,
      }),
    ),
    units: z.array(stockUnit),
  }),
})
export type StockAgeing = AnswerOf<typeof listAgeing>

export const addStockUnit = staffEndpoint('POST /api/stockUnits', {
  onlyFor: orderWriters,
  summary:
    'Notes a single vehicle at an outlet of the caller. 422 when it is noted there already, or nobody has counted its variant and colour there.',
  body: z.strictObject({
    outletId,
    vehicleId: z.number().int().positive(),
    variantId: count,
    colourId: count,
    chassisEnd,
    receivedOn: calendarDay,
  }),
  answer: z.object({ message }),
  status: 201,
})

export const dropStockUnit = staffEndpoint('DELETE /api/stockUnits/:id', {
  onlyFor: orderWriters,
  summary: 'Takes a single vehicle out; 404 when it does not stand at an outlet of the caller.',
  params: idParams,
  answer: z.object({ message }),
})

/** A single vehicle that can be set aside for an order. */
const freeUnit = stockUnit.pick({ id: true, chassisEnd: true, receivedOn: true, days: true })
export type FreeUnit = z.infer<typeof freeUnit>

export const listFreeUnits = staffEndpoint('GET /api/orders/:id/units', {
  onlyFor: orderWriters,
  summary:
    'The single vehicles at the outlet of an order that can be set aside for it, the longest standing first; none where the dealer keeps no single ones.',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ units: z.array(freeUnit) }),
})
