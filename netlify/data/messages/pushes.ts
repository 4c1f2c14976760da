import type { AppointmentPurpose } from '#contract/appointments/appointment-words.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'

// All with the secret key, because pushes are sent on a schedule and nobody is signed in.

/** A device, with the keys that encrypt for it. */
export interface Device {
  endpoint: string
  p256dh: string
  auth: string
}

/** A new lead that devices are to be told of. */
export interface DuePush {
  leadId: string
  enquiryTable: string
  outlet: string
  /** What its visitor comes for; null without an appointment. */
  purpose: AppointmentPurpose | null
  devices: Device[]
}

/** Takes out what devices wait longest to be told of; undefined when there is nothing. No other run gets it. */
export async function takePush(moment: Date): Promise<DuePush | undefined> {
  const taken = dataOf(await secretClient().rpc('take_push', { moment: moment.toISOString() }))
  // The function answers JSON, whose shape the generated types do not know.
  return (taken as unknown as DuePush | null) ?? undefined
}

/** Removes a device that is no more. */
export async function forgetDevice(endpoint: string): Promise<void> {
  dataOf(await secretClient().rpc('forget_device', { gone: endpoint }))
}
