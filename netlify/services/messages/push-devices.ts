import type { PushDevice } from '#contract/messages/push-devices.ts'
import { addDevice, listDevices, removeDevice } from '#server/data/messages/push-devices.ts'
import { pushKeys } from '#server/lib/push/push-keys.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** The key by which a browser lets this server write to it, and the caller's devices. */
export async function readPush(db: DatabaseClient): Promise<{ key: string | null; endpoints: string[] }> {
  const key = pushKeys()?.publicKey ?? null
  return { key, endpoints: key ? await listDevices(db) : [] }
}

/** Tells a device of new leads, or no more. */
export async function setPushDevice(db: DatabaseClient, device: PushDevice): Promise<{ message: string }> {
  if (device.isOn) {
    await addDevice(db, device)
    return { message: 'This device tells you of new leads until you sign out on it.' }
  }
  await removeDevice(db, device.endpoint)
  return { message: 'This device tells you of new leads no more.' }
}
