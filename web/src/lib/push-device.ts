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

/** Lets nobody write to this device any more. Its push service tells the server so, which then forgets it. */
export async function closeDevice(): Promise<void> {
  if (canBeNotified()) await (await findDevice())?.unsubscribe()
}
