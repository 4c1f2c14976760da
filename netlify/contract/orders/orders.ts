import { z } from 'zod'
import { outletId } from '#contract/appointments/appointment-parts.ts'
import { payment, refundChoice } from '#contract/payments/payment.ts'
import { rupees, typedRupees } from '#contract/prices/money.ts'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { type AnswerOf, staffEndpoint } from '#contract/wire/endpoint.ts'
import { limits, report as reportLimits } from '#contract/wire/limits.ts'
import { moment } from '#contract/wire/moment.ts'
import { line, requiredLine } from '#contract/wire/text.ts'
import { cancelReasonIds } from './cancel-reasons.ts'
import { orderReaders, orderWriters } from './order-roles.ts'
import { moveReasonIds, neededSteps, orderListIds, orderPaperIds, orderStepIds } from './order-steps.ts'
import { registrationNumber } from './registration-number.ts'

export const orderStepId = z.enum(orderStepIds)
export const orderPaper = z.enum(orderPaperIds)
const papers = z.array(orderPaper).max(orderPaperIds.length)
const count = z.number().int().min(0)

/**
 * A step of an order. The days are days in India; `moves` are the changes of the planned day, oldest first.
 */
export const orderStep = z.object({
  step: orderStepId,
  plannedOn: calendarDay,
  doneOn: calendarDay.nullable(),
  /** The name that the member of staff had then; empty while the step is to be done. */
  doneBy: z.string(),
  moves: z.array(
    z.object({
      from: calendarDay,
      to: calendarDay,
      because: z.enum(moveReasonIds),
      at: moment,
      by: z.string(),
    }),
  ),
})
export type OrderStep = z.infer<typeof orderStep>

export const orderState = z.enum(['open', 'done', 'cancelled'])

/**
 * An order as staff see it. Whoever does not see its lead gets no person: `leadId` is null, the texts empty.
 */
export const order = z.object({
  id: z.uuid(),
  /** Counts the changes of the order and its steps. */
  version: z.number().int(),
  state: orderState,
  createdAt: moment,
  bookedBy: z.string(),
  /** The number of the quotation that was booked; empty without one. */
  quotation: z.string(),
  leadId: z.uuid().nullable(),
  name: z.string(),
  mobile: z.string(),
  /** The text behind `#` in the address of the buyer's page; empty for who does not see the lead. */
  link: z.string(),
  outletId,
  outlet: z.string(),
  /** The name of the vehicle in links and calls, and the one that people read. */
  bikeName: z.string(),
  model: z.string(),
  variant: z.string(),
  colour: z.string(),
  /** The price on the road that was agreed, and the token; what was paid of both are the payments. */
  price: rupees,
  token: rupees,
  /** Empty without a loan, and for who does not see the lead. */
  lender: z.string(),
  papersWanted: papers,
  papersSeen: papers,
  /** Written without gaps; empty until the vehicle is registered. */
  registrationNumber: z.string(),
  /** Why the owner let the vehicle go without number or plate; empty otherwise. */
  releasedBecause: z.string(),
  cancelledBecause: z.enum([...cancelReasonIds, 'erased', '']),
  /** The step to be done whose planned day is the earliest; both null where nothing is left to do. */
  nextStep: orderStepId.nullable(),
  nextOn: calendarDay.nullable(),
  changedBy: z.string(),
  changedAt: moment,
  steps: z.array(orderStep),
  /** Whether the buyer is told, by WhatsApp or mail, what was done and which day moved. */
  isTold: z.boolean(),
  /** A day moved since staff last spoke with the buyer, and neither mail nor WhatsApp tells of it. */
  isToRing: z.boolean(),
  /** The number of the order in bank statements. */
  reference: z.string(),
  /** What was paid ahead, oldest first; none for who sells nothing. */
  payments: z.array(payment),
  /** The most that is taken ahead on an order; 0 while nothing is. */
  cap: rupees,
})
export type Order = z.infer<typeof order>

const optionalRupees = z.union([z.literal(''), z.literal('0'), z.literal(0), typedRupees]).transform(Number)

/** The steps that are planned at the booking, without the booking itself. */
const plannedSteps = z
  .array(z.strictObject({ step: z.enum(orderStepIds).exclude(['booked']), plannedOn: calendarDay }))
  .max(orderStepIds.length)
  .refine((steps) => new Set(steps.map(({ step }) => step)).size === steps.length, {
    error: 'A step stands here twice.',
  })
  .refine(
    (steps) =>
      neededSteps.every((needed) => needed === 'booked' || steps.some(({ step }) => step === needed)),
    { error: 'Every order ends with a handover.' },
  )

export const orderBooking = z
  .strictObject({
    /** A uuid that the browser makes, so that a repeated call books one order. */
    id: z.uuid(),
    leadId: z.uuid(),
    /** The version of a quotation, given to the buyer, that is booked; null without one. */
    quotationId: z.uuid().nullable().default(null),
    outletId,
    bikeName: requiredLine(limits.model, 'Please choose the model.'),
    variant: line(limits.model).default(''),
    colour: line(limits.colour).default(''),
    price: typedRupees,
    token: optionalRupees.default(0),
    lender: line(limits.model).default(''),
    papersWanted: papers.default([]),
    steps: plannedSteps,
  })
  .refine(({ price, token }) => token <= price, {
    error: 'More than the price.',
    path: ['token'],
  })
export type OrderBooking = z.output<typeof orderBooking>

export const bookOrder = staffEndpoint('POST /api/orders', {
  onlyFor: orderWriters,
  summary:
    'Books an order in a lead of sales, which moves to Booked; a repeat with the same id books one. 409 when the lead has an order or has ended.',
  body: orderBooking,
  answer: order,
  status: 201,
})

export const listOrders = staffEndpoint('POST /api/orders/list', {
  onlyFor: orderReaders,
  summary:
    'Open orders by their next planned day, late ones first: late, with something to do within seven days, or all; of one outlet or all that the caller sees, and with a term in person, number, model or registration number.',
  // A term is often a name or a number, which no address and no log may hold.
  body: z.strictObject({
    shown: z.enum(orderListIds).default('open'),
    outlet: z.number().int().positive().optional(),
    q: line(limits.search).default(''),
    page: z.number().int().min(1).max(1000).default(1),
    limit: z.number().int().min(1).max(reportLimits.maxPageSize).default(25),
  }),
  answer: z.object({
    data: z.array(order),
    /** How many orders each list has, counted up to 1,000. */
    counts: z.object({ late: count, week: count, open: count }),
    outlets: z.array(z.object({ id: outletId, name: z.string() })),
  }),
})
export type OrderPage = AnswerOf<typeof listOrders>

const params = z.object({ id: z.uuid() })

const stepFacts = z
  .strictObject({
    doneOn: calendarDay.nullable(),
    plannedOn: calendarDay,
    registrationNumber: z.union([z.literal(''), registrationNumber]),
  })
  .partial()

export const orderStepChange = stepFacts
  .extend({
    step: orderStepId,
    /** Why the planned day moves. */
    because: z.enum(moveReasonIds).optional(),
    /** Why the vehicle goes without number or plate; from the owner alone. */
    releasedBecause: line(200).optional(),
    /** The single vehicle that is set aside, where the dealer keeps single ones. */
    unitId: z.number().int().positive().optional(),
    /** When it was said, for what waited on a device; a moment to come counts as now. */
    saidAt: moment.optional(),
    /** The facts to be changed as the caller saw them: those that stand like this still are changed. */
    seen: stepFacts.optional(),
  })
  .refine(({ plannedOn, because }) => plannedOn === undefined || because !== undefined, {
    error: 'Please say why the day moves.',
    path: ['because'],
  })
export type OrderStepChange = z.output<typeof orderStepChange>

export const changeOrderStep = staffEndpoint('PATCH /api/orders/:id/steps', {
  onlyFor: orderWriters,
  summary:
    'Says when a step of an order was done, or moves its planned day with the reason, and tells the buyer by WhatsApp or mail. 409 says who changed the same fact since it was seen, 422 refuses a day to come, a handover without registration number and fitted plate (unless the owner says why), and a registration without a number.',
  params,
  body: orderStepChange,
  answer: order,
  purges: ['stock'],
})

const orderFacts = z
  .strictObject({
    variant: line(limits.model),
    colour: line(limits.colour),
    outletId,
    price: typedRupees,
    token: optionalRupees,
    lender: line(limits.model),
    papersWanted: papers,
    papersSeen: papers,
  })
  .partial()

export const orderChange = orderFacts.extend({ seen: orderFacts.optional() })
export type OrderChange = z.output<typeof orderChange>

export const changeOrder = staffEndpoint('PATCH /api/orders/:id', {
  onlyFor: orderWriters,
  summary:
    'Changes facts of an order: variant, colour, outlet, price, token, lender, papers. 409 says who changed the same fact since it was seen.',
  params,
  body: orderChange,
  answer: order,
})

export const cancelOrder = staffEndpoint('POST /api/orders/:id/cancel', {
  onlyFor: orderWriters,
  summary:
    'Cancels an order and its delivery to come for a reason of a closed list, and returns what was paid by the refund table; the lead is lost, or goes back to where it stood. 409 when somebody changed the order since `version`, the vehicle is handed over, or the table returns another amount than the caller saw.',
  params,
  body: z.strictObject({
    version: z.int32(),
    because: z.enum(cancelReasonIds),
    refund: refundChoice.default({ seen: 0, because: '', reference: '' }),
  }),
  answer: order,
  purges: ['stock'],
})
