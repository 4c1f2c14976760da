import { randomFrom } from '../random.ts'
import { insertRows, type Row, type Run } from '../rows.ts'
import { type DemoOrder, type OrderEnd, orderOf } from './orders.ts'
import { openQuotations } from './quotations.ts'
import type { Work } from './todays-work.ts'
import { dayMs, dayStart } from './working-time.ts'

/** What a sale of the demo left on paper. */
export interface Sale {
  work: Work
  quotations: Row[]
  order: DemoOrder | undefined
}

/** How many sales of each stage, the newest, have papers. */
const most = { quoted: 6, booked: 12, delivered: 8 }

/** For how many days from now the handovers of open orders are planned, so that their steps differ. */
const daysAhead = [1, 12, 4, 8]

/**
 * Quotations and orders of the newest sales that came that far: given, changed and agreed quotations, orders
 * at several steps, one late, some done, and one that was cancelled. What happened is added to the events.
 */
export async function planSales(run: Run, works: readonly Work[], now: number): Promise<Sale[]> {
  const sales = works
    .filter(
      ({ enquiry, progress }) =>
        enquiry.family === 'sales' && progress.assignee && cameTo(progress, 'quoted'),
    )
    .toSorted((one, other) => one.enquiry.sentAt - other.enquiry.sentAt)
  if (sales.length === 0) return []
  const random = randomFrom(1936)
  const quote = await openQuotations(run)
  const of = (stage: string) => sales.filter(({ progress }) => progress.stage === stage)
  const [quoted, booked, delivered] = [
    of('quoted').slice(-most.quoted),
    of('booked').slice(-most.booked),
    // The oldest have their certificate already.
    of('delivered').filter((_, place, all) => place < 3 || place >= all.length - most.delivered),
  ]
  // The oldest booking is late; it must be old enough for days that are over.
  const late = booked.find(({ progress }) => (cameTo(progress, 'booked') ?? now) < dayStart(now) - 3 * dayMs)
  const refused = of('lost').findLast(
    ({ progress }) => cameTo(progress, 'lost') !== cameTo(progress, 'quoted'),
  )
  const chosen = [...quoted, ...booked, ...delivered, ...(refused ? [refused] : [])].toSorted(
    (one, other) => (cameTo(one.progress, 'quoted') ?? 0) - (cameTo(other.progress, 'quoted') ?? 0),
  )
  const planned: Sale[] = []
  for (const work of chosen) {
    const { progress } = work
    const quotedAt = cameTo(progress, 'quoted') ?? now
    const ahead = daysAhead[booked.indexOf(work) % daysAhead.length] ?? 1
    const ending = endOf(work, { late, refused, ahead })
    const bookedAt =
      ending && (cameTo(progress, 'booked') ?? (quotedAt + (cameTo(progress, 'lost') ?? now)) / 2)
    // Of those that are only quoted one was changed, and one is agreed to.
    const place = ending ? -1 : planned.filter(({ order }) => !order).length
    const quotations = await quote(random, work, {
      quotedAt,
      agreedAt: ending ? bookedAt : place === 1 ? Math.min(quotedAt + dayMs / 4, now) : undefined,
      isChanged: place === 0,
    })
    const last = quotations.at(-1)
    if (last?.state === 'agreed' && !ending && progress.dueAt !== null)
      progress.nextStep = 'Book the order, take the token'
    const order =
      last && ending && bookedAt ? orderOf(random, work, last, { bookedAt, now, ...ending }) : undefined
    if (quotations.length > 0) planned.push({ work, quotations, order })
  }
  return planned
}

function endOf(
  work: Work,
  { late, refused, ahead }: { late: Work | undefined; refused: Work | undefined; ahead: number },
): OrderEnd | undefined {
  const { progress } = work
  if (work === refused) {
    const lost = progress.events.find(({ kind, value }) => kind === 'stage' && value === 'lost')
    progress.lostBecause = 'The loan was refused'
    if (lost) lost.words = progress.lostBecause
    return { end: 'cancelled', cancelledAt: lost?.at ?? 0 }
  }
  if (progress.stage === 'booked') return work === late ? { end: 'late' } : { end: 'open', ahead }
  const deliveredAt = cameTo(progress, 'delivered')
  return deliveredAt === undefined ? undefined : { end: 'delivered', deliveredAt }
}

/** When a lead came to a stage; undefined where it did not. */
function cameTo({ events }: Work['progress'], stage: string): number | undefined {
  return events.find(({ kind, value }) => kind === 'stage' && value === stage)?.at
}

/** Stores the papers of sales beside their leads. */
export async function storeSales(run: Run, sales: readonly Sale[]): Promise<void> {
  const { rows } = await run('select id, enquiry_id from public.leads')
  const leadOf = new Map(rows.map(({ id, enquiry_id }) => [String(enquiry_id), String(id)]))
  const withLead = (work: Work, row: Row) => ({ lead_id: leadOf.get(work.enquiry.id), ...row })
  const orders = sales.flatMap(({ work, order }) => (order ? [{ work, ...order }] : []))
  await insertRows(
    run,
    'quotations',
    sales.flatMap(({ work, quotations }) => quotations.map((row) => withLead(work, row))),
  )
  await insertRows(
    run,
    'orders',
    orders.map(({ work, order }) => withLead(work, order)),
  )
  await insertRows(
    run,
    'order_steps',
    orders.flatMap(({ steps }) => steps),
  )
  await insertRows(
    run,
    'order_moves',
    orders.flatMap(({ moves }) => moves),
  )
}
