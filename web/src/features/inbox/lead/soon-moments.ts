import { indianDay } from '#contract/wire/indian-clock.ts'

/** The most usual moments of a next step, each chosen by one press: the field for a moment takes six. */
export const soonMoments = [
  { label: 'In an hour', momentAfter: (now: Date) => new Date(now.getTime() + 3_600_000) },
  { label: 'Tomorrow, 10 am', momentAfter: (now: Date) => new Date(`${nextDay(now)}T10:00:00+05:30`) },
]

/** The Indian day after a moment's. */
const nextDay = (now: Date) => indianDay(new Date(now.getTime() + 24 * 3_600_000))
