import { expect, signIn, test } from '../steps/fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test('what the server sends of a new lead is shown by the device, one notification for each lead', async ({
  page,
  context,
  product,
}) => {
  const origin = product.url
  await context.grantPermissions(['notifications'], { origin })
  await page.goto('/')
  const stateOfWorker = () =>
    page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      return active?.state
    })
  // The service worker is registered when the page is idle, and becomes active after it has fetched the files
  // that it keeps.
  await expect.poll(stateOfWorker, { timeout: 60_000 }).toBe('activated')

  await signIn(page)
  await page.goto('/admin/dashboard?page=inbox')

  const browser = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [ours] = registrations
      if (ours) resolve(ours.registrationId)
    }),
  )
  await browser.send('ServiceWorker.enable')
  const registrationId = await registered
  const push = (data: string) =>
    browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  // While a test inspects it, a worker does not fall asleep between two messages.
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(() => undefined)
  const shown = () =>
    page.evaluate(async () => {
      const notifications = await (await navigator.serviceWorker.ready).getNotifications()
      return notifications.map(({ title, tag }) => `${title} ${tag}`).toSorted()
    })

  const path = '/admin/dashboard?page=inbox&lead=7'
  const title = 'Test ride: Asha, SP125'
  // A worker that is just replaced or falls asleep takes no message of the browser's tools, so the first one
  // is sent until it is shown; the others of the same lead add no notification.
  await expect(async () => {
    await push(JSON.stringify({ title, path }))
    await expect.poll(shown, { timeout: 2_000 }).toEqual([`${title} ${path}`])
  }).toPass({ timeout: 30_000 })
  await push(JSON.stringify({ title, path }))
  await push('{"title": "Elsewhere", "path": "https://other.example/"}')
  // Every message shows a notification, and a notification never opens an address outside of the inbox.
  await expect.poll(shown).toEqual([`New enquiry /admin/dashboard?page=inbox`, `${title} ${path}`])
})
