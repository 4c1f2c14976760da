import type { LostReason } from '../../../netlify/contract/leads/lost-reasons.ts'
import type { Random } from '../random.ts'
import type { Enquiry } from './enquiries.ts'
import type { Family } from './enquiry-kinds.ts'

/** Why a sale was lost, and that in words. */
interface Loss {
  lostReason?: LostReason
  lostBecause?: string
}

/** One thing that staff, or a visitor who books a time, do about a lead. */
export interface Step extends Loss {
  /** For how many minutes staff have been at work since the step before, or since the enquiry came. */
  after: number
  /** What staff mean to do, while this step is still to come. */
  plan?: string
  /** The kind and the words of the event that staff write. */
  kind?: 'call' | 'whatsapp' | 'note'
  words?: string
  stage?: string
  /** A time is agreed on, by the visitor alone or with staff; the next step comes after that time. */
  books?: 'visitor' | 'staff'
}

/** Minutes of a day at work. */
const workday = 570
const spoke = 'Spoke to them'
const losses: readonly Loss[] = [
  { lostReason: 'other-dealer' },
  { lostReason: 'price', lostBecause: 'Too expensive for now' },
  { lostReason: 'finance' },
  { lostReason: 'not-buying', lostBecause: 'Only wanted to know the price' },
  { lostReason: 'other', lostBecause: 'Bought a used one' },
  { lostReason: 'not-buying', lostBecause: 'The family decided against it' },
]
const wishes = [
  'Wants the disc variant, red or blue. Comes again with the family.',
  'Looks at another make too. Mileage is what counts.',
  'Needs it before a wedding in the family.',
  'Pays half in cash, the rest in 18 instalments.',
  'Has a 2014 scooter to give in exchange.',
  'Found the seat a little high, liked the brakes.',
  'Asked twice about the first service and the warranty.',
]
const workDone = [
  'Brake shoes changed, chain tightened.',
  'Air filter and oil changed, idle set.',
  'Battery is weak, told them. They want to wait.',
  'Front fork leaks, they agreed to the repair.',
  'Nothing found beside the usual. Washed.',
]

const applicants = {
  plans: ['Talk at the outlet', 'Ask for the certificates', 'Day of trial'],
  notes: ['Came on time, knows the models.', 'Two years in a workshop in Jajpur.', 'Good with people.'],
}
const partners = {
  plans: ['Look at the place', 'Ask for the papers of the plot', 'Talk with the owner'],
  notes: ['On the main road, room for ten vehicles.', 'Sells tractors since 2009.', 'The plot is on lease.'],
}

const days = (random: Random, from: number, to: number) =>
  Math.round(workday * (from + (random.below(1000) / 1000) * (to - from)))

/** What becomes of an enquiry, step by step, if enough time passes. */
export function storyOf(random: Random, enquiry: Enquiry): Step[] {
  const { family, table, reached, bookedFor } = enquiry
  let steps = stories[family](random, table, bookedFor !== undefined)
  while (reached && !steps.some(({ stage }) => stage === reached))
    steps = stories[family](random, table, false)
  if (table === 'walk_ins') return steps.slice(1)
  if (steps[0]?.kind !== 'call' || !random.chance(0.2)) return steps
  return [{ after: 8 + random.below(60), kind: 'call', words: 'No answer' }, ...steps]
}

const stories: Record<Family, (random: Random, table: string, booked: boolean) => Step[]> = {
  sales: (random, table, booked) => {
    const isOwn = booked || (table === 'product_enquiries' && random.chance(0.3))
    const ridesBy = isOwn ? 'visitor' : 'staff'
    const first: Step = {
      after: 8 + random.below(110),
      plan: 'Try again',
      kind: 'call',
      words: spoke,
      stage: 'contacted',
    }
    const lost = (after: number): Step => ({
      after,
      plan: 'Ask how they decided',
      kind: 'call',
      words: spoke,
      stage: 'lost',
      ...random.pick(losses),
    })
    if (ridesBy === 'staff' && random.chance(0.28)) return [first, lost(days(random, 1, 6))]
    const ride: Step = {
      after: ridesBy === 'visitor' ? 0 : days(random, 0.5, 3),
      plan: 'Find a time for a test ride',
      ...(ridesBy === 'staff' && { kind: 'call', words: spoke }),
      stage: 'test-ride',
      books: ridesBy,
    }
    const quote: Step[] = [
      { after: 30, kind: 'note', words: random.pick(wishes) },
      {
        after: days(random, 0.2, 1),
        plan: 'Send the price on the road',
        kind: 'whatsapp',
        words: 'Price on the road',
        stage: 'quoted',
      },
    ]
    const begin = ridesBy === 'visitor' ? [ride] : random.chance(0.7) ? [first, ride] : [first]
    if (random.chance(0.4)) return [...begin, ...quote, lost(days(random, 2, 7))]
    return [
      ...begin,
      ...quote,
      {
        after: days(random, 1, 5),
        plan: random.pick([
          'Ask how they decided',
          'Ask about the loan papers',
          'Call with the exchange value',
        ]),
        kind: 'call',
        words: spoke,
        stage: 'booked',
      },
      { after: days(random, 4, 9), plan: 'Deliver, papers and helmet ready', stage: 'delivered' },
    ]
  },
  service: (random, table, booked) => {
    const first: Step = {
      after: 8 + random.below(90),
      plan: 'Try again',
      kind: 'call',
      words: spoke,
      stage: 'confirmed',
    }
    if (table !== 'service_bookings')
      return [
        first,
        {
          after: days(random, 1, 4),
          plan: 'Ask whether it arrived',
          kind: 'call',
          words: spoke,
          stage: 'delivered',
        },
      ]
    const begin: Step =
      booked || random.chance(0.55)
        ? { after: 0, stage: 'confirmed', books: 'visitor' }
        : { ...first, books: 'staff' }
    if (!booked && random.chance(0.1))
      return [
        begin,
        { after: 60, plan: 'Ask why nobody came', kind: 'call', words: 'No answer', stage: 'cancelled' },
      ]
    return [
      begin,
      { after: 20, stage: 'in-workshop' },
      {
        after: days(random, 0.6, 2),
        plan: 'Tell them when it is done',
        kind: 'note',
        words: random.pick(workDone),
        stage: 'ready',
      },
      {
        after: days(random, 0.8, 2.5),
        plan: 'They fetch it',
        kind: 'whatsapp',
        words: 'Ready to fetch',
        stage: 'delivered',
      },
    ]
  },
  people: (random, table) => {
    const { plans, notes } = table === 'network_applications' ? partners : applicants
    return [
      { after: days(random, 0.4, 2.5), kind: 'call', words: spoke, stage: 'in-talk' },
      {
        after: days(random, 4, 12),
        plan: random.pick(plans),
        kind: 'note',
        words: random.pick(notes),
        stage: random.chance(0.35) ? 'agreed' : 'declined',
      },
    ]
  },
  other: (random, table) =>
    table === 'reviews' || table === 'opt_ins'
      ? [{ after: days(random, 0.2, 1.2), kind: 'note', words: 'Read.', stage: 'done' }]
      : [{ after: 10 + random.below(150), plan: 'Try again', kind: 'call', words: spoke, stage: 'done' }],
}
