import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renewDevice } from '#web/lib/device/push-device.ts'
import { anAccount } from '#web/testing/builders/staff.ts'
import { anInbox } from '#web/testing/inbox.ts'
import { aLead } from '#web/testing/leads.ts'
import { answers, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const endpoint = 'https://fcm.googleapis.com/fcm/send/one'
const device = {
  endpoint,
  options: {
    applicationServerKey: Uint8Array.from(atob('K'.repeat(88)), (byte) => byte.charCodeAt(0)).buffer,
  },
  toJSON: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
  unsubscribe: vi.fn(async () => {
    subscribed = undefined
    return true
  }),
}
let subscribed: typeof device | undefined
let permission: NotificationPermission
const subscribe = vi.fn(async () => {
  subscribed = device
  return device
})

beforeEach(() => {
  vi.clearAllMocks()
  subscribed = undefined
  permission = 'granted'
  const registration = { pushManager: { getSubscription: async () => subscribed ?? null, subscribe } }
  const worker = new EventTarget()
  Object.assign(worker, {
    controller: null,
    ready: Promise.resolve(registration),
    register: async () => registration,
    getRegistration: async () => registration,
  })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission })
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
  server.use(...anInbox(['Bijaya', 'Sanjukta', 'Rakesh'].map((name) => aLead(name))))
  return () => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  }
})

async function openMenu() {
  const { user } = openStaffScreen('inbox')
  await user.click(await screen.findByText('More'))
  return user
}

test('the switch makes the device known to the server, and takes it back', async () => {
  const bodies: unknown[] = []
  server.use(
    answers('getPush', { key: 'K'.repeat(87), endpoints: [] }),
    answers('setPushDevice', { message: 'Saved.' }, ({ body }) => bodies.push(body)),
  )
  const user = await openMenu()
  const box = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Notify this device of new leads',
  })
  await user.click(box)
  await waitFor(() => expect(box.checked).toBe(true))
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'K'.repeat(87) })
  await waitFor(() => expect(box.disabled).toBe(false))
  await user.click(box)
  await waitFor(() => expect(box.checked).toBe(false))
  const named = { endpoint, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
  expect(bodies).toEqual([
    { ...named, isOn: true },
    { ...named, isOn: false },
  ])
  expect(device.unsubscribe).toHaveBeenCalled()
})

test('somebody of sales takes a kind out of what their device tells, and hears of the others', async () => {
  subscribed = device
  const bodies: unknown[] = []
  server.use(
    answers('getMe', anAccount({ role: 'sales' })),
    answers('getPush', { key: 'K'.repeat(88), endpoints: [endpoint] }),
    answers('getPreferences', { landsOn: 'dashboard', views: [], mutedKinds: ['finance'] }),
    answers(
      'savePreferences',
      { landsOn: 'dashboard', views: [], mutedKinds: ['finance', 'exchange'] },
      ({ body }) => bodies.push(body),
    ),
  )
  const user = await openMenu()
  await user.click(await screen.findByText('Of which kinds'))
  const kind = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  expect([kind('Finance').checked, kind('Exchange').checked]).toEqual([false, true])
  expect(screen.queryByRole('checkbox', { name: 'Booking' })).toBeNull()
  await user.click(kind('Exchange'))
  await waitFor(() => expect(kind('Exchange').checked).toBe(false))
  expect(bodies).toEqual([{ mutedKinds: ['finance', 'exchange'] }])
})

test('a device whose user refuses stays off, in words', async () => {
  permission = 'denied'
  server.use(answers('getPush', { key: 'K'.repeat(87), endpoints: [] }))
  const user = await openMenu()
  const box = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Notify this device of new leads',
  })
  await user.click(box)
  expect(await screen.findByText(/does not allow notifications/)).toBeTruthy()
  expect([box.checked, subscribe.mock.calls]).toEqual([false, []])
})

test('without a key there is no switch; the icon of the app counts what nobody has', async () => {
  const asked = vi.fn()
  const setAppBadge = vi.fn(async () => undefined)
  Object.assign(navigator, { setAppBadge, clearAppBadge: setAppBadge })
  server.use(answers('getPush', { key: null, endpoints: [] }, asked))
  try {
    await openMenu()
    await waitFor(() => expect(asked).toHaveBeenCalled())
    await waitFor(() => expect(setAppBadge).toHaveBeenCalledWith(3))
    expect(screen.queryByText('Notify this device of new leads')).toBeNull()
  } finally {
    Reflect.deleteProperty(navigator, 'setAppBadge')
    Reflect.deleteProperty(navigator, 'clearAppBadge')
  }
})

test('a device that was named by a former key of the server is named anew, without a press', async () => {
  subscribed = device
  const bodies: unknown[] = []
  server.use(
    answers('getPush', { key: 'N'.repeat(86), endpoints: [endpoint] }),
    answers('setPushDevice', { message: 'Saved.' }, ({ body }) => bodies.push(body)),
  )
  openStaffScreen('inbox')
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(device.unsubscribe).toHaveBeenCalledOnce()
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'N'.repeat(86) })
  expect(bodies).toEqual([{ endpoint, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22), isOn: true }])
})

test('a device that the browser named anew, and whose former name the server forgot, is told of leads again', async () => {
  const user = anAccount().user_id
  localStorage.setItem('told-device', `${user}\nhttps://fcm.googleapis.com/fcm/send/former`)
  const bodies: unknown[] = []
  server.use(
    answers('getMe', anAccount()),
    answers('getPush', { key: 'K'.repeat(86), endpoints: [] }),
    answers('setPushDevice', { message: 'Saved.' }, ({ body }) => bodies.push(body)),
  )
  openStaffScreen('inbox')
  await waitFor(() =>
    expect(bodies).toEqual([{ endpoint, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22), isOn: true }]),
  )
  await waitFor(() => expect(localStorage.getItem('told-device')).toBe(`${user}\n${endpoint}`))
})

test('a device that told somebody else of leads is not named anew for who signs in on it', async () => {
  localStorage.setItem('told-device', 'somebody\nhttps://fcm.googleapis.com/fcm/send/former')
  subscribed = device
  server.use(answers('getPush', { key: 'N'.repeat(86), endpoints: [] }))
  await renewDevice('asha')
  expect(subscribe).not.toHaveBeenCalled()
})
