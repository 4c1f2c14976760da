import { z } from 'zod'
import { purpose } from '#contract/appointments/appointment-parts.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'

// All with the secret key, because pushes are sent on a schedule and nobody is signed in.

/** A device, with the keys that encrypt for it. */
const device = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() })
export type Device = z.output<typeof device>

/** A new lead that devices are to be told of. */
const duePush = z.object({
  leadId: z.string(),
  enquiryTable: z.string(),
  outlet: z.string(),
  /** What its visitor comes for; null without an appointment. */
  purpose: purpose.nullable(),
  devices: z.array(device),
})
export type DuePush = z.output<typeof duePush>

/** Takes out what devices wait longest to be told of; undefined when there is nothing. No other run gets it. */
export async function takePush(moment: Date): Promise<DuePush | undefined> {
  const args = { moment: moment.toISOString() }
  return (await callJson(secretClient(), 'take_push', args, duePush.nullable())) ?? undefined
}

/** Removes a device that is no more. */
export async function forgetDevice(endpoint: string): Promise<void> {
  dataOf(await secretClient().rpc('forget_device', { gone: endpoint }))
}
