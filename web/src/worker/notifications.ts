import { type NotificationEvent, type PushEvent, scope } from './scope.ts'

const inbox = '/admin/dashboard?page=inbox'

/** Shows what the server sent; browsers take the right away from whoever is sent something and shows nothing. */
export async function showPush({ data }: Pick<PushEvent, 'data'>): Promise<void> {
  const { title, path } = read(data?.text() ?? '')
  await scope.registration.showNotification(title, {
    icon: '/icons/192.png',
    // A lead that is told twice is shown once.
    tag: path,
    data: path,
  })
  // An inbox in sight counts; any other has a dot until somebody looks at it.
  if (!(await openInboxes()).some(({ visibilityState }) => visibilityState === 'visible'))
    await scope.navigator.setAppBadge?.().catch(() => undefined)
}

/** Goes to the inbox that is open and tells it, because somebody may be in the middle of a form; otherwise opens the lead. */
export async function openNotification({
  notification,
}: Pick<NotificationEvent, 'notification'>): Promise<void> {
  notification.close()
  const { title, data } = notification
  const [open] = await openInboxes()
  if (!open) return void (await scope.clients.openWindow(isInbox(data) ? data : inbox))
  await open.focus()
  open.postMessage({ type: 'LEAD', title, path: data })
}

async function openInboxes() {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.filter(({ url }) => isInbox(new URL(url).pathname + new URL(url).search))
}

function read(text: string): { title: string; path: string } {
  try {
    const { title, path } = JSON.parse(text) as Record<string, unknown>
    if (typeof title === 'string' && isInbox(path)) return { title, path }
  } catch {
    // Something is to be shown all the same.
  }
  return { title: 'New enquiry', path: inbox }
}

function isInbox(path: unknown): path is string {
  return typeof path === 'string' && path.startsWith(inbox)
}
