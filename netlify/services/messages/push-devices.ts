import type { PushDevice } from '#contract/messages/push-devices.ts'
import { addDevice, listDevices, removeDevice } from '#server/data/messages/push-devices.ts'
import { pushKeys } from '#server/lib/push/push-keys.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** The public key by which a browser lets this server send it pushes, and the caller's devices. */
export async function readPush(db: DatabaseClient): Promise<{ key: string | null; endpoints: string[] }> {
  const key = pushKeys()?.publicKey ?? null
  return { key, endpoints: key ? await listDevices(db) : [] }
}

/** Switches the notifications of a device on or off. */
export async function setPushDevice(db: DatabaseClient, device: PushDevice): Promise<{ message: string }> {
  if (device.isOn) {
    await addDevice(db, device)
    return { message: 'This device tells you of new leads until you sign out on it.' }
  }
  await removeDevice(db, device.endpoint)
  return { message: 'This device tells you of new leads no more.' }
}
