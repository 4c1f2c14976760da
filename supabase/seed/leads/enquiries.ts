import type { Random } from '../random.ts'
import { randomFrom } from '../random.ts'
import { insertRows, type Row, type Run } from '../rows.ts'
import { arrival } from './arrivals.ts'
import { castParts } from './casting.ts'
import { type EnquiryKind, enquiryKinds, type Family, messageOf } from './enquiry-kinds.ts'
import type { Person } from './people.ts'
import type { AskedVehicle } from './vehicles.ts'
import { outletFor, visit } from './visits.ts'
import { dayOf, workingMoment } from './working-time.ts'

/** An enquiry of the demo before it is stored. */
export interface Enquiry {
  id: string
  table: string
  family: Family
  /** In milliseconds. */
  sentAt: number
  /** The number of the outlet that works on it, and whether it came from that outlet's page. */
  outlet: number
  isOutletKnown: boolean
  /** Nobody has done anything about it yet. */
  waits: boolean
  /** Its visitor booked the first free time after this moment, in milliseconds. */
  bookedFor?: number
  /** The stage in which the lead still is. */
  reached?: string
  row: Row
  context: Row
}

/** The people who send enquiries, and what they ask about; a new one at each call. */
export interface Public {
  newPerson: () => Person
  askedVehicle: (random: Random) => AskedVehicle
}

/**
 * Makes about 350 enquiries of every kind over the sixty Indian days before `now` and on its day, in the
 * order of their tables.
 */
export async function makeEnquiries(
  run: Run,
  now: number,
  { newPerson, askedVehicle }: Public,
): Promise<Enquiry[]> {
  const parts = await castParts(run, now, newPerson())
  return enquiryKinds.flatMap((kind, index) => {
    const random = randomFrom(2003 + index)
    return Array.from({ length: kind.count }, (_, place) => {
      const part = parts[kind.table]?.[place]
      const share = (place + random.below(1000) / 1000) / kind.count
      const sentAt = part?.sentAt ?? arrival(random, now, share, kind.days)
      const made = makeEnquiry(random, kind, place, part?.person ?? newPerson(), askedVehicle(random))
      return {
        ...made,
        row: {
          ...made.row,
          ...(kind.table === 'service_bookings' && { booking_date: wishedDay(random, sentAt) }),
          ...(part?.hasNoMail && { email: '' }),
        },
        sentAt,
        // The promises of those that wait are worked out from the hours of the first outlet.
        ...(part?.waits && { outlet: 1, isOutletKnown: true, waits: true }),
        ...(part?.bookedFor && { bookedFor: part.bookedFor }),
        ...(part?.reached && { reached: part.reached }),
      }
    })
  })
}

/** A workday of the week after; null in one case of ten. */
function wishedDay(random: Random, sentAt: number): string | null {
  const day = dayOf(workingMoment(sentAt, 570 * (1 + random.below(5))))
  return random.chance(0.1) ? null : day
}

function makeEnquiry(
  random: Random,
  kind: EnquiryKind,
  place: number,
  person: Person,
  vehicle: AskedVehicle,
): Omit<Enquiry, 'sentAt'> {
  const { text, language } = messageOf(random, kind, place)
  return {
    id: random.uuid(),
    table: kind.table,
    family: kind.family,
    outlet: outletFor(random, kind.family, vehicle.isBigwing),
    isOutletKnown: kind.family !== 'people' && random.chance(0.5),
    waits: false,
    row: kind.row({ random, person, vehicle, text }),
    context: { ...visit(random, kind.family), language },
  }
}

/** Stores enquiries with their contexts, which makes their leads. */
export async function storeEnquiries(run: Run, enquiries: readonly Enquiry[]): Promise<void> {
  await insertRows(
    run,
    'enquiry_contexts',
    enquiries.map(({ id, table, outlet, isOutletKnown, context }) => ({
      enquiry_id: id,
      enquiry_table: table,
      outlet_id: isOutletKnown ? outlet : null,
      ...context,
    })),
  )
  for (const [table, same] of Map.groupBy(enquiries, (enquiry) => enquiry.table))
    await insertRows(
      run,
      table,
      same.map(({ id, row, sentAt }) => ({ id, ...row, created_at: new Date(sentAt).toISOString() })),
    )
}
