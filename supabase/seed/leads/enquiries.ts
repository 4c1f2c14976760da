import { type EnquiryKind, enquiryKinds } from './enquiry-kinds.ts'
import { type Random, randomFrom } from './random.ts'
import { insertRows, type Row, type Run } from './rows.ts'

const dayMs = 86_400_000
const minuteMs = 60_000
const indiaOffsetMs = 330 * minuteMs
const daysBack = 60

/**
 * Stores a few hundred enquiries of every kind, dated over the sixty Indian days before the one of `now`:
 * the current day stays empty, so that a fresh dashboard counts nothing.
 */
export async function seedEnquiries(run: Run, now: Date): Promise<void> {
  const today = Math.floor((now.getTime() + indiaOffsetMs) / dayMs) * dayMs - indiaOffsetMs
  const { rows } = await run('select bike_name from public.vehicles order by id')
  const models = rows.map((row) => String(row.bike_name))

  for (const [index, kind] of enquiryKinds.entries()) {
    await insertRows(run, kind.table, rowsOf(kind, randomFrom(2003 + index), models, today))
  }
}

function rowsOf(kind: EnquiryKind, random: Random, models: readonly string[], today: number): Row[] {
  return Array.from({ length: kind.count }, () => {
    const sentAt = momentBefore(random, today)
    return {
      id: random.uuid(),
      ...kind.row(random, models),
      ...(kind.table === 'service_bookings' && { booking_date: dayAfter(random, sentAt) }),
      created_at: new Date(sentAt).toISOString(),
    }
  })
}

/**
 * A moment between eight in the morning and ten at night in India, one to sixty days before `today` began.
 */
function momentBefore(random: Random, today: number): number {
  const minutes = 8 * 60 + random.below(14 * 60)
  return today - (1 + random.below(daysBack)) * dayMs + minutes * minuteMs + random.below(minuteMs)
}

/** A workshop day of the week after; null in one case of ten. */
function dayAfter(random: Random, sentAt: number): string | null {
  if (random.chance(0.1)) return null
  return new Date(sentAt + indiaOffsetMs + (1 + random.below(7)) * dayMs).toISOString().slice(0, 10)
}
