import {
  findMissing,
  findOpenDoors,
  noteAsking,
  type OpenDoor,
  storeDelivery,
} from '#server/data/doors/deliveries.ts'
import { describeCause, logEvent } from '#server/lib/http/request-log.ts'
import { GraphError } from '#server/lib/meta/graph.ts'
import { listMetaLeads } from './meta-leads.ts'
import { deliveryId } from './read/delivery-id.ts'
import { type MetaLead, readMetaLead } from './read/read-meta.ts'

/** The hours that are read again. */
const hours = 48

/** The outcome of one run: doors asked, leads that their senders name, and those taken in only now. */
export interface Reconciled {
  doors: number
  sent: number
  late: number
}

/**
 * Asks the senders that can be asked for the leads of 48 hours, takes in those that never came, and notes for
 * each door how many were sent and are here.
 */
export async function reconcileDoors(now: Date): Promise<Reconciled> {
  const reconciled: Reconciled = { doors: 0, sent: 0, late: 0 }
  const since = new Date(now.getTime() - hours * 3_600_000)
  for (const door of await findOpenDoors('meta')) {
    reconciled.doors++
    try {
      const leads = await listMetaLeads(door, since)
      reconciled.sent += leads.length
      reconciled.late += await takeMissing(door, leads)
    } catch (error) {
      if (!(error instanceof GraphError)) throw error
      logEvent('error', 'sender_not_asked', { door: door.slug, cause: describeCause(error) })
      await noteAsking(door.slug, [], error.why)
    }
  }
  return reconciled
}

async function takeMissing(door: OpenDoor, leads: readonly MetaLead[]): Promise<number> {
  const byId = new Map(leads.map((lead) => [deliveryId('meta', door.slug, lead.id), lead]))
  const missing = await findMissing([...byId.keys()])
  for (const id of missing) {
    const lead = byId.get(id)
    if (!lead) continue
    const { enquiry, sentAt } = readMetaLead(lead, door)
    const cameAt = new Date().toISOString()
    await storeDelivery(
      door.slug,
      { id, vendorId: lead.id, cameAt, sentAt, body: JSON.stringify(lead), headers: {} },
      enquiry,
    )
  }
  await noteAsking(door.slug, [...byId.keys()], '')
  return missing.length
}
