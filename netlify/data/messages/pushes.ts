import { z } from 'zod'
import { purpose } from '#contract/appointments/appointment-parts.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'

// Every call uses the secret key, because pushes are sent on a schedule, when nobody is signed in.

/** A device, with the keys that encrypt for it. */
const device = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() })
export type Device = z.output<typeof device>

/** A new lead about which devices are to be notified. */
const duePush = z.object({
  leadId: z.string(),
  enquiryTable: z.string(),
  outlet: z.string(),
  /** The purpose of the visitor's appointment; null without an appointment. */
  purpose: purpose.nullable(),
  devices: z.array(device),
})
export type DuePush = z.output<typeof duePush>

/** Takes the push that has waited longest; undefined when none waits. No other run gets that push. */
export async function takePush(moment: Date): Promise<DuePush | undefined> {
  const args = { moment: moment.toISOString() }
  return (await callJson(secretClient(), 'take_push', args, duePush.nullable())) ?? undefined
}

/** Removes a device that its push service no longer knows. */
export async function forgetDevice(endpoint: string): Promise<void> {
  dataOf(await secretClient().rpc('forget_device', { gone: endpoint }))
}
