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
  // An open inbox counts; a closed one has a dot until it is opened.
  if (!(await openBackOffice())) await scope.navigator.setAppBadge?.().catch(() => undefined)
}

/** Goes to the back office that is open, as it stands, because somebody may be in the middle of a form; otherwise opens the lead. */
export async function openNotification({
  notification,
}: Pick<NotificationEvent, 'notification'>): Promise<void> {
  notification.close()
  const open = await openBackOffice()
  if (open) await open.focus()
  else await scope.clients.openWindow(isInbox(notification.data) ? notification.data : inbox)
}

async function openBackOffice() {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.find(({ url }) => isInbox(new URL(url).pathname + new URL(url).search))
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
