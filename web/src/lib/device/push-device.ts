import { callApi } from '#web/lib/api/api-client.ts'
import { namesOf } from './device-names.ts'

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

/** On this device: who of the staff it told of new leads, and by which name; until they sign out or switch it off. */
const toldKey = 'told-device'

/**
 * A device that the server writes to by a former key, or a former name of it, hears nothing, and nobody tells its user:
 * browsers name devices anew, and push services let the server forget the old name. Such a device is named anew. Asks
 * the server only where this device is to be written to, or was.
 */
export async function renewDevice(userId: string): Promise<void> {
  if (!canBeNotified() || Notification.permission !== 'granted') return
  const [device, told] = [await findDevice(), toldTo(userId)]
  if (!device && told === undefined) return
  const { key, endpoints } = await callApi('getPush')
  if (!key) return
  const isWrittenTo = device !== undefined && endpoints.includes(device.endpoint)
  if (isWrittenTo && keyOf(device) === key) return noteTold(userId, device.endpoint)
  // By the same name it is a colleague's now, or was switched off elsewhere.
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
  const [who, endpoint] = localStorage.getItem(toldKey)?.split('\n') ?? []
  return who === userId ? endpoint : undefined
}

function noteTold(userId: string, endpoint: string): void {
  localStorage.setItem(toldKey, `${userId}\n${endpoint}`)
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

/** Lets nobody write to this device any more. Its push service tells the server so, which then forgets it. */
export async function closeDevice(): Promise<void> {
  localStorage.removeItem(toldKey)
  if (canBeNotified()) await (await findDevice())?.unsubscribe()
}
