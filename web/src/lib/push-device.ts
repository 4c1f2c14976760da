import { callApi } from './api-client.ts'

/** Whether this browser can be written to while no page is open; iPhones can only where the site is installed. */
export function canBeNotified(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** How this device is named to whoever may write to it; undefined when nobody may. */
export async function findDevice(): Promise<PushSubscription | undefined> {
  const worker = await navigator.serviceWorker.getRegistration('/')
  return (await worker?.pushManager.getSubscription()) ?? undefined
}

/** Lets the holder of a key write to this device; undefined when its user does not allow it. */
export async function openDevice(key: string): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  // A device where only the back office was opened has no worker yet.
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  // A former key may stand there, and a device takes one only.
  await (await pushManager.getSubscription())?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

/**
 * A device that the server writes to by a former key hears nothing, and nobody tells its user: where the key is another one
 * now, the device is named anew. Asks the server only where this device is to be written to.
 */
export async function renewDevice(): Promise<void> {
  if (!canBeNotified() || Notification.permission !== 'granted') return
  const device = await findDevice()
  if (!device) return
  const { key, endpoints } = await callApi('getPush')
  if (!key || !endpoints.includes(device.endpoint) || keyOf(device) === key) return
  const former = { ...namesOf(device), isOn: false }
  const renewed = await openDevice(key)
  if (!renewed) return
  await callApi('setPushDevice', { body: { ...namesOf(renewed), isOn: true } })
  if (renewed.endpoint !== device.endpoint) await callApi('setPushDevice', { body: former })
}

/** The key that a device takes texts by, as the server writes it. */
function keyOf({ options }: PushSubscription): string | undefined {
  const bytes = options.applicationServerKey
  return (
    (bytes &&
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '')) ??
    undefined
  )
}

/** A device as the server keeps it. */
export function namesOf(device: PushSubscription): { endpoint: string; p256dh: string; auth: string } {
  const { endpoint, keys = {} } = device.toJSON()
  return { endpoint: endpoint ?? '', p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
}

/** Lets nobody write to this device any more. Its push service tells the server so, which then forgets it. */
export async function closeDevice(): Promise<void> {
  if (canBeNotified()) await (await findDevice())?.unsubscribe()
}
