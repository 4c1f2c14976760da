import { z } from 'zod'
import { editors } from '#contract/people/staff-roles.ts'
import { rupees } from '#contract/prices/money.ts'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { type AnswerOf, type BodyInputOf, staffEndpoint } from '#contract/wire/endpoint.ts'
import { line, requiredLine } from '#contract/wire/text.ts'
import { beginsSpan, mostSpends, mostSpent, spendFates, spendSpans } from './spend-parts.ts'

const span = z.enum(spendSpans.map(({ id }) => id))

/** What advertising cost in a week or a month, in rupees; 0 takes away what stood there. */
export const spend = z
  .strictObject({
    /** The Monday of the week, or the first day of the month. */
    beginsOn: calendarDay,
    span,
    source: requiredLine(80, 'Please say for which source.'),
    campaign: line(120).default(''),
    rupees: z.number({ error: 'Please enter an amount.' }).int().min(0).max(mostSpent),
  })
  .refine(({ beginsOn, span }) => beginsSpan(beginsOn, span), {
    error: 'A week begins on a Monday, a month on its first day.',
    path: ['beginsOn'],
  })
export type Spend = z.output<typeof spend>

export const listSpends = staffEndpoint('GET /api/spends', {
  onlyFor: editors,
  summary: 'The 500 newest amounts that advertising cost, newest first; none for an account of some outlets.',
  answer: z.array(
    z.object({
      beginsOn: calendarDay,
      span,
      source: z.string(),
      campaign: z.string(),
      rupees,
      by: z.string(),
    }),
  ),
})
export type KnownSpend = AnswerOf<typeof listSpends>[number]

export const saveSpends = staffEndpoint('POST /api/spends', {
  onlyFor: editors,
  changesAll: true,
  summary:
    'Keeps what advertising cost, each amount in the place of what stood for the same time, source and campaign; `isDry` only says what would become of each.',
  body: z
    .strictObject({
      isDry: z.boolean().default(false),
      rows: z.array(spend).min(1, { error: 'There is no row in it.' }).max(mostSpends),
    })
    .refine(({ rows }) => new Set(rows.map(keyOf)).size === rows.length, {
      error: 'Two rows are for the same time, source and campaign.',
      path: ['rows'],
    }),
  answer: z.object({ message: z.string(), isDone: z.boolean(), rows: z.array(z.enum(spendFates)) }),
})
export type SavedSpends = AnswerOf<typeof saveSpends>
export type SentSpends = BodyInputOf<typeof saveSpends>

function keyOf({ beginsOn, span, source, campaign }: Spend): string {
  return JSON.stringify([beginsOn, span, source, campaign])
}
