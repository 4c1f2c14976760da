import type { PushDevice } from '#contract/messages/push-devices.ts'
import { dataOf, isUniqueViolation } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** The addresses of the caller's devices. */
export async function listDevices(db: DatabaseClient): Promise<string[]> {
  return dataOf(await db.from('push_subscriptions').select('endpoint')).map(({ endpoint }) => endpoint)
}

/** Makes a device the caller's, whoever had the device before. */
export async function addDevice(
  db: DatabaseClient,
  { endpoint, p256dh, auth }: Pick<PushDevice, 'endpoint' | 'p256dh' | 'auth'>,
): Promise<void> {
  const answer = await db.from('push_subscriptions').insert({ endpoint, p256dh, auth_secret: auth })
  // On a unique violation another call has stored the same device at the same moment.
  if (!isUniqueViolation(answer.error)) dataOf(answer)
}

/** Removes a device of the caller. */
export async function removeDevice(db: DatabaseClient, endpoint: string): Promise<void> {
  dataOf(await db.from('push_subscriptions').delete().eq('endpoint', endpoint))
}
