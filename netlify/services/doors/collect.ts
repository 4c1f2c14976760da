import {
  type DueDelivery,
  finishDelivery,
  putOffDelivery,
  takeDueDeliveries,
} from '#server/data/doors/deliveries.ts'
import { describeCause, logEvent } from '#server/lib/http/request-log.ts'
import { GraphError } from '#server/lib/meta/graph.ts'
import { fetchMetaLead } from './meta-leads.ts'
import { deliveriesOf } from './read/deliveries-of.ts'
import type { ReadDelivery } from './read/read-delivery.ts'
import { readMetaLead } from './read/read-meta.ts'

/** The outcome of one run, as numbers of deliveries. */
export interface Collected {
  made: number
  putOff: number
}

/** Milliseconds for one run; Netlify ends a scheduled function after 30 seconds. */
const timeLimitMs = 18_000
const atOnce = 8

/**
 * Makes the enquiries of deliveries that wait: those of Meta, whose fields are fetched here, and those that
 * the database refused before. A delivery that fails is tried again after a pause, for seven days.
 */
export async function collectDeliveries(): Promise<Collected> {
  const collected: Collected = { made: 0, putOff: 0 }
  const until = performance.now() + timeLimitMs
  while (performance.now() < until) {
    const due = await takeDueDeliveries(atOnce)
    const outcomes = await Promise.all(due.map(collectOne))
    for (const isMade of outcomes) collected[isMade ? 'made' : 'putOff']++
    if (due.length < atOnce) break
  }
  return collected
}

async function collectOne(delivery: DueDelivery): Promise<boolean> {
  try {
    const { enquiry, sentAt } = await readDue(delivery)
    if (!enquiry) {
      await putOffDelivery(delivery.id, 'unreadable')
      return false
    }
    return (await finishDelivery(delivery.id, enquiry, sentAt)) !== 'waiting'
  } catch (error) {
    // The next run takes a delivery of which not even that could be noted.
    if (error instanceof GraphError) await putOffDelivery(delivery.id, error.why)
    logEvent('error', 'delivery_put_off', { id: delivery.id, cause: describeCause(error) })
    return false
  }
}

async function readDue({ door, vendorId, body, headers }: DueDelivery): Promise<Partial<ReadDelivery>> {
  if (door.vendor === 'meta') return readMetaLead(await fetchMetaLead(vendorId), door)
  return deliveriesOf(body, headers['content-type'] ?? '', door)[0] ?? {}
}
