import { callApi } from '#web/lib/api/staff-api.ts'
import { namesOf } from './device-names.ts'
import { deviceStorage } from './storage.ts'

/**
 * Whether this browser can receive push messages while no page is open; iPhones can only where the site is
 * installed.
 */
export function canBeNotified(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** The push subscription of this device; undefined when there is none. */
export async function findDevice(): Promise<PushSubscription | undefined> {
  const worker = await navigator.serviceWorker.getRegistration('/')
  return (await worker?.pushManager.getSubscription()) ?? undefined
}

/**
 * Subscribes this device to push messages of the server with the given public key; undefined when the user
 * does not allow push messages.
 */
export async function openDevice(key: string): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  // A device on which only the back office was opened has no service worker yet.
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  // A device takes only one key, so a subscription under a former key must be ended first.
  await (await pushManager.getSubscription())?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

/**
 * The key in local storage for the staff member whom this device notifies of new leads, and for the name of
 * the device; removed at sign-out and when push messages are switched off.
 */
const toldKey = 'told-device'

/**
 * Renews a push subscription that no longer works. A device stops receiving messages, without any notice to
 * its user, when the server's key has changed, or when the browser has given the device a new name and the
 * push service has let the server forget the old name. Calls the server only where this device receives push
 * messages, or did so before.
 */
export async function renewDevice(userId: string): Promise<void> {
  if (!canBeNotified() || Notification.permission !== 'granted') return
  const [device, told] = [await findDevice(), toldTo(userId)]
  if (!device && told === undefined) return
  const { key, endpoints } = await callApi('getPush')
  if (!key) return
  const isWrittenTo = device !== undefined && endpoints.includes(device.endpoint)
  if (isWrittenTo && keyOf(device) === key) return noteTold(userId, device.endpoint)
  // A name that is unchanged but that the server no longer lists belongs to a colleague now, or was switched
  // off on another device.
  if (!isWrittenTo && (told === undefined || told === device?.endpoint)) return
  const renewed = await openDevice(key)
  if (!renewed) return
  const names = namesOf(renewed)
  await callApi('setPushDevice', { body: { ...names, isOn: true } })
  noteTold(userId, names.endpoint)
  for (const former of new Set([device?.endpoint, told]))
    if (former !== undefined && former !== names.endpoint && endpoints.includes(former))
      await callApi('setPushDevice', { body: { ...names, endpoint: former, isOn: false } })
}

function toldTo(userId: string): string | undefined {
  const [who, endpoint] = deviceStorage.read(toldKey)?.split('\n') ?? []
  return who === userId ? endpoint : undefined
}

function noteTold(userId: string, endpoint: string): void {
  deviceStorage.write(toldKey, `${userId}\n${endpoint}`)
}

/** The server's key of a subscription, in the server's own notation. */
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

/**
 * Ends the push messages to this device. The push service then tells the server, which forgets the device.
 */
export async function closeDevice(): Promise<void> {
  deviceStorage.write(toldKey, null)
  if (canBeNotified()) await (await findDevice())?.unsubscribe()
}
