import { type NotificationEvent, type PushEvent, scope } from './scope.ts'

const backOffice = '/admin/dashboard'
const inbox = `${backOffice}?page=inbox`

/**
 * Shows a push message, and wakes the open screens of staff, which ask seldom by themselves. Browsers
 * withdraw the permission from a site that receives a message and shows nothing.
 */
export async function showPush({ data }: Pick<PushEvent, 'data'>): Promise<void> {
  const { title, path } = read(data?.text() ?? '')
  await scope.registration.showNotification(title, {
    icon: '/icons/192.png',
    // One tag a lead, so that a lead that is announced twice is shown once.
    tag: path,
    data: path,
  })
  for (const page of await openPages(backOffice)) page.postMessage({ type: 'PUSHED' })
  // An inbox in sight shows its own count; otherwise the app's icon gets a dot until the inbox is looked at.
  if (!(await openPages(inbox)).some(({ visibilityState }) => visibilityState === 'visible'))
    await scope.navigator.setAppBadge?.().catch(() => undefined)
}

/**
 * Opens the lead of a notification. An open inbox is brought to the front and told of the lead rather than
 * sent there, because its user may be in the middle of a form.
 */
export async function openNotification({
  notification,
}: Pick<NotificationEvent, 'notification'>): Promise<void> {
  notification.close()
  const { title, data } = notification
  const [open] = await openPages(inbox)
  if (!open) return void (await scope.clients.openWindow(isInbox(data) ? data : inbox))
  await open.focus()
  open.postMessage({ type: 'LEAD', title, path: data })
}

/** The open pages whose address begins with a path. */
async function openPages(path: string) {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.filter(({ url }) => (new URL(url).pathname + new URL(url).search).startsWith(path))
}

function read(text: string): { title: string; path: string } {
  try {
    const { title, path } = JSON.parse(text) as Record<string, unknown>
    if (typeof title === 'string' && isInbox(path)) return { title, path }
  } catch {
    // A message that cannot be read still has to show something.
  }
  return { title: 'New enquiry', path: inbox }
}

function isInbox(path: unknown): path is string {
  return typeof path === 'string' && path.startsWith(inbox)
}
