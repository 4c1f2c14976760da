import webPush from 'web-push'
import { siteUrl } from '../site-url.ts'
import type { PushKeys } from './push-keys.ts'

/** The seconds for which a push service keeps a text for a device that is off. */
const keptSeconds = 4 * 3600
const patienceMs = 5000

/**
 * Hands a text to the push service of a device, encrypted for that device alone. Answers the status; throws
 * when the service cannot be reached. The text is sent by `fetch`, because the library's own way uses
 * functions that Node is giving up.
 */
export async function pushText(
  device: { endpoint: string; p256dh: string; auth: string },
  text: string,
  { publicKey, privateKey }: PushKeys,
): Promise<number> {
  const { cipherText } = webPush.encrypt(device.p256dh, device.auth, text, 'aes128gcm')
  // The contact for the push service when something is wrong; the service takes an https address alone.
  const sender = siteUrl().replace(/^http:/, 'https:')
  const { origin } = new URL(device.endpoint)
  const signed = webPush.getVapidHeaders(origin, sender, publicKey, privateKey, 'aes128gcm')
  const { status } = await fetch(device.endpoint, {
    method: 'POST',
    headers: {
      authorization: signed.Authorization,
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(keptSeconds),
      urgency: 'high',
    },
    body: new Uint8Array(cipherText),
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  })
  return status
}
