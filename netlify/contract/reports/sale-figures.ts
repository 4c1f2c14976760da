import { lostReasons } from '#contract/leads/lost-reasons.ts'

/**
 * What the owner's report counts of the sales of some weeks, in the order of the work, with its words. Each
 * is also the name of a list of the inbox; the database tells each of a lead in `private.leads_of_progress`.
 * The lists of this file stand apart from the schemas, so that a screen can show them without loading zod.
 */
export const saleFigures = [
  { id: 'came', label: 'Came', words: 'All leads of sales that arrived in these weeks.' },
  {
    id: 'reached',
    label: 'Reached',
    words: 'Moved beyond New, or the person came, rang or wrote back.',
  },
  {
    id: 'visited',
    label: 'Visited',
    words: 'Kept an appointment, was written down as somebody who came, or took the vehicle home.',
  },
  { id: 'quoted', label: 'Quoted', words: 'Given a quotation, or moved to Quoted.' },
  { id: 'booked', label: 'Booked', words: 'Ordered, or moved to Booked; a cancelled order counts.' },
  { id: 'delivered', label: 'Delivered', words: 'The vehicle was handed over, or moved to Delivered.' },
] as const
export type SaleFigure = (typeof saleFigures)[number]['id']

/**
 * The marks of the score, which add up to 100. Each counts until the end of the first open day after the
 * arrival; a lead is scored after that.
 */
export const scoreMarks = [
  {
    id: 'quick',
    points: 30,
    label: 'Answered within 10 minutes',
    words: 'Of opening time, by a call, a message or a step.',
  },
  { id: 'two-ways', points: 20, label: 'By two ways', words: 'Called and written to on WhatsApp.' },
  {
    id: 'told',
    points: 20,
    label: 'The question answered',
    words: 'As far as can be seen: spoken with, or given a quotation. Nobody reads what was said.',
  },
  {
    id: 'timed',
    points: 15,
    label: 'A time named',
    words: 'An appointment, or a next step with day and hour.',
  },
  {
    id: 'retried',
    points: 15,
    label: 'A second try',
    words: 'Tried again on another day; who was spoken with needs none.',
  },
] as const
export type ScoreMark = (typeof scoreMarks)[number]['id']

/**
 * Everything of the report that opens a list: the figures, the marks, and what is lost, answered or scored.
 */
export const progressIds = [
  ...saleFigures.map(({ id }) => id),
  'lost',
  'answered',
  'scored',
  ...scoreMarks.map(({ id }) => id),
] as [ProgressId, ...ProgressId[]]
export type ProgressId = SaleFigure | ScoreMark | 'lost' | 'answered' | 'scored'

/** Reasons as the report counts them: those of the list, and that none was said. */
export const countedReasons = [...lostReasons.map(({ id }) => id), 'not-said'] as const

/** The name of a list of the inbox that a figure opens. */
export function progressLabel(id: ProgressId): string {
  if (id === 'lost') return 'Lost'
  if (id === 'answered') return 'Answered'
  if (id === 'scored') return 'Scored'
  return [...saleFigures, ...scoreMarks].find((each) => each.id === id)?.label ?? id
}

/** The weeks that the report may cover, and those that it shows at first. */
export const mostWeeks = 53
export const usualWeeks = 8
