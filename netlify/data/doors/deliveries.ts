import { z } from 'zod'
import { type DoorVendor, doorVendorIds } from '#contract/doors/door-words.ts'
import { doorSlug } from '#contract/doors/doors.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'
import { storedMoment } from '#server/lib/supabase/stored-moment.ts'
import type { Json, TablesInsert } from '../../../supabase/database.types.ts'
import { storedLists } from './stored-lists.ts'

// Every call uses the secret key: senders are nobody's account, and past the server nothing would check their
// signatures and keys.

/**
 * What the server needs of a door to check and read what comes through it; `sealed` is empty without a
 * secret. Each of the `former` secrets holds for what came before it ended.
 */
const openDoor = z.object({
  slug: doorSlug,
  vendor: z.enum(doorVendorIds as [DoorVendor, ...DoorVendor[]]),
  ...storedLists,
  sealed: z.string(),
  former: z.array(z.object({ sealed: z.string(), endedAt: storedMoment })),
})
export type OpenDoor = z.output<typeof openDoor>

/** The doors of a sender that are on, in the order in which they were made. */
export async function findOpenDoors(vendor: DoorVendor): Promise<OpenDoor[]> {
  return callJson(secretClient(), 'doors_of', { vendor }, z.array(openDoor))
}

type Row<Table extends 'outside_enquiries' | 'phone_calls', Column extends keyof TablesInsert<Table>> = Pick<
  TablesInsert<Table>,
  Column
>
/** The columns of an enquiry from outside that its sender decides. */
export type OutsideRow = Required<
  Row<'outside_enquiries', 'name' | 'mobile' | 'email' | 'model' | 'message' | 'answers'>
>
export type CallRow = Required<Row<'phone_calls', 'mobile' | 'called_number' | 'outcome' | 'seconds'>>

/** An enquiry as it is made of a delivery, with its origin and a note of what it lacks. */
export interface MadeEnquiry {
  row: OutsideRow | CallRow
  context: {
    campaign?: string
    /** Where the door's own outlet does not hold. */
    outletId?: number
    /** Numbers of campaign, form and click, by name. */
    seen?: Record<string, string>
  }
  note: string
}

/** A delivery as it is stored; moments in ISO 8601. */
export interface NewDelivery {
  id: string
  vendorId: string
  cameAt: string
  sentAt: string | undefined
  body: string
  headers: Record<string, string>
  /** `waiting` for its fields unless said otherwise; with an enquiry the database says the state. */
  state?: 'test' | 'refused'
  note?: string
}

const outcome = z.enum(['waiting', 'made', 'quarantined', 'test', 'refused', 'failed', 'repeated', 'off'])
export type TakenDelivery = z.output<typeof outcome>

/**
 * Stores a delivery once and makes its enquiry, if given. Answers its state, `repeated` for one that is here
 * already, `off` where the door is not on.
 */
export async function storeDelivery(
  slug: string,
  delivery: NewDelivery,
  enquiry?: MadeEnquiry,
): Promise<TakenDelivery> {
  const { id, vendorId, cameAt, sentAt, body, headers, state, note = '' } = delivery
  const args = {
    door_slug: slug,
    delivery: {
      id,
      vendor_id: vendorId,
      came_at: cameAt,
      sent_at: sentAt ?? null,
      body,
      headers,
      state: state ?? 'waiting',
      note: enquiry?.note ?? note,
    },
    ...(enquiry && { enquiry: enquiry.row as Json, context: enquiry.context as Json }),
  }
  return callJson(secretClient(), 'take_delivery', args, outcome)
}

const dueDelivery = z.object({
  id: z.uuid(),
  door: openDoor,
  vendorId: z.string(),
  body: z.string(),
  headers: z.record(z.string(), z.string()),
  cameAt: storedMoment,
})
export type DueDelivery = z.output<typeof dueDelivery>

/** Takes waiting deliveries that are due for five minutes, the earliest first. */
export async function takeDueDeliveries(most: number): Promise<DueDelivery[]> {
  return callJson(secretClient(), 'due_deliveries', { most }, z.array(dueDelivery))
}

/** Makes the enquiry of a delivery that waited; `repeated` for one that waits no more. */
export async function finishDelivery(
  id: string,
  { row, context, note }: MadeEnquiry,
  sentAt: string | undefined,
): Promise<TakenDelivery> {
  const args = {
    delivery_id: id,
    enquiry: row as Json,
    context: context as Json,
    note,
    ...(sentAt && { sent_at: sentAt }),
  }
  return callJson(secretClient(), 'finish_delivery', args, outcome)
}

/** Notes a try that failed, with a key of `deliveryNotes`; the next try is after a pause. */
export async function putOffDelivery(id: string, why: string): Promise<void> {
  dataOf(await secretClient().rpc('put_off_delivery', { delivery_id: id, why }))
}

/** Counts a call to a door with a wrong signature or key. */
export async function noteWrongDelivery(slug: string): Promise<void> {
  dataOf(await secretClient().rpc('note_wrong_delivery', { door_slug: slug }))
}

/** Those of these deliveries that never came. */
export async function findMissing(ids: readonly string[]): Promise<string[]> {
  return callJson(secretClient(), 'missing_deliveries', { ids: [...ids] }, z.array(z.uuid()))
}

/** Notes which deliveries of 48 hours the sender of a door names, or why it named none. */
export async function noteAsking(slug: string, sentIds: readonly string[], why: string): Promise<void> {
  dataOf(await secretClient().rpc('note_asking', { door_slug: slug, sent_ids: [...sentIds], why }))
}

/** Empties deliveries older than 30 days and removes those older than 13 months; answers how many. */
export async function sweepDeliveries(): Promise<number> {
  return dataOf(await secretClient().rpc('sweep_deliveries', {}))
}
