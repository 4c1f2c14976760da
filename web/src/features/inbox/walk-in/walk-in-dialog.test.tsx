import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { deleteEntry, readEntries } from '#web/lib/outbox/store.ts'
import { withBrowserStore } from '#web/testing/browser-store.ts'
import { anAccount } from '#web/testing/builders/staff.ts'
import { anInbox, detailsOf } from '#web/testing/inbox.ts'
import { aLead } from '#web/testing/leads.ts'
import { answers, fails, server, unreachable } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

withBrowserStore()

afterEach(async () => {
  vi.restoreAllMocks()
  cleanup()
  for (const { id } of await readEntries()) await deleteEntry(id)
})

function serve(account = anAccount()) {
  server.use(answers('getMe', account), answers('findPerson', { leads: [], marks: [] }), ...anInbox())
}

async function openDialog(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Walk-in or call' }))
  return within(await screen.findByRole('dialog', { name: 'Walk-in or call' }))
}

async function writeDown(user: UserEvent) {
  const dialog = await openDialog(user)
  await user.type(dialog.getByLabelText('Mobile number'), '9000010003')
  await user.click(dialog.getByLabelText('Walked in'))
  await user.click(dialog.getByLabelText('Sales'))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
}

test('somebody of sales writes down what sales works on; who works on no walk-in is offered none', async () => {
  serve(anAccount({ role: 'sales' }))
  const { user } = openStaffScreen('inbox')
  await screen.findByText('Asha Patnaik')
  const dialog = await openDialog(user)
  const families = within(dialog.getByRole('group', { name: 'What about' }))
  expect(families.getAllByRole('radio')).toHaveLength(2)
  expect(families.queryByLabelText('Service')).toBeNull()
  cleanup()
  serve(anAccount({ role: 'people' }))
  openStaffScreen('inbox')
  await screen.findByText('Asha Patnaik')
  expect(screen.queryByRole('button', { name: 'Walk-in or call' })).toBeNull()
})

test('a mended field loses its error at once', async () => {
  serve()
  const { user } = openStaffScreen('inbox')
  await screen.findByText('Asha Patnaik')
  const dialog = await openDialog(user)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getAllByText('Please choose one.')).toHaveLength(2)
  expect(dialog.getByText('Please enter ten digits.')).toBeTruthy()
  await user.type(dialog.getByLabelText('Mobile number'), '9')
  await user.click(dialog.getByLabelText('Walked in'))
  expect(dialog.queryByText('Please enter ten digits.')).toBeNull()
  expect(dialog.getAllByText('Please choose one.')).toHaveLength(1)
})

test('without a connection it waits for whoever wrote it down', async () => {
  serve()
  server.use(unreachable('addWalkIn'))
  const { user } = openStaffScreen('inbox')
  await screen.findByText('Asha Patnaik')
  await writeDown(user)
  expect(await screen.findByText(/^No connection\. It is kept on this device/)).toBeTruthy()
  expect((await readEntries()).map(({ title }) => title)).toEqual([
    'A walk-in, sent while Asha Patnaik is signed in',
  ])
})

test('also where a reload without a connection does not know the account', async () => {
  serve()
  server.use(unreachable('addWalkIn'), unreachable('getMe'))
  const { user } = openStaffScreen('inbox')
  await writeDown(user)
  await screen.findByText(/^No connection\./)
  const sent: unknown[] = []
  server.use(answers('addWalkIn', aLead('Walk-in'), ({ body }) => sent.push(body)))
  localStorage.setItem('adminUserId', 'bijaya')
  await user.click(await screen.findByRole('button', { name: '1 waiting to be sent' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Waiting to be sent' }))
  await user.click(sheet.getByRole('button', { name: /^Send now/ }))
  expect(await sheet.findByText('It is sent when asha signs in on this device.')).toBeTruthy()
  expect(sent).toEqual([])
})

test('what this device cannot keep is not said to be kept', async () => {
  serve()
  server.use(unreachable('addWalkIn'))
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError')
  })
  const { user } = openStaffScreen('inbox')
  await writeDown(user)
  expect(await screen.findByText(/^There is no connection\./)).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Walk-in or call' })).toBeTruthy()
})

test('what waited goes out under who wrote it down, and stays while a colleague is signed in; refused, it shows whom to call', async () => {
  serve()
  server.use(unreachable('addWalkIn'))
  const { user } = openStaffScreen('inbox')
  await screen.findByText('Asha Patnaik')
  await writeDown(user)
  await screen.findByText(/^No connection\./)
  const sent: unknown[] = []
  server.use(
    http.post('*/api/walkIns', async ({ request }) => {
      sent.push(await request.json())
      const error = { code: 'conflict', message: 'Somebody else wrote this down.' }
      return HttpResponse.json({ error }, { status: 409 })
    }),
  )
  await user.click(await screen.findByRole('button', { name: '1 waiting to be sent' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Waiting to be sent' }))
  await user.click(sheet.getByRole('button', { name: /^Send now/ }))
  await waitFor(() => expect(sent).toMatchObject([{ by: anAccount().id, mobile: '9000010003' }]))
  expect(await sheet.findByText('Somebody else wrote this down.')).toBeTruthy()
  expect(sheet.queryByText('Waiting for the connection.')).toBeNull()

  server.use(fails('addWalkIn', 'invalid_fields'))
  await user.click(sheet.getByRole('button', { name: /^Send now/ }))
  expect(await sheet.findByText(/^Not accepted\./)).toBeTruthy()
  await user.click(await sheet.findByText('Show who it was'))
  expect(sheet.getByRole('link', { name: 'Call 9000010003' })).toBeTruthy()
})

test('a known person is taken up: it is noted on their open lead, which opens, and nothing is doubled', async () => {
  serve()
  const open = aLead('Bijaya', { model: 'SP125' })
  const touches: unknown[] = []
  server.use(
    answers('findPerson', { leads: [aLead('Bijaya', { isOpen: false, stage: 'lost' }), open], marks: [] }),
    answers('addTouch', open, ({ body, url }) => touches.push([url.pathname, body])),
    answers('getLead', detailsOf(open)),
    answers('listColleagues', []),
    answers('listTemplates', []),
    answers('listDealers', []),
  )
  const { user, path } = openStaffScreen('inbox')
  await screen.findByText('Asha Patnaik')
  const dialog = await openDialog(user)
  await user.type(dialog.getByLabelText('Mobile number'), '9876543210')
  const takeUp = await dialog.findByRole('button', { name: /^Take this up/ })
  await user.click(takeUp)
  expect(dialog.getByText('Please choose one.')).toBeTruthy()
  await user.click(dialog.getByLabelText('Walked in'))
  await user.click(takeUp)
  expect(await screen.findByRole('dialog', { name: 'Bijaya' })).toBeTruthy()
  expect(screen.queryByRole('dialog', { name: 'Walk-in or call' })).toBeNull()
  expect(path()).toContain(`lead=${open.id}`)
  expect(touches).toMatchObject([[`/api/lead/${open.id}/touches`, { kind: 'walk-in', words: '' }]])
})
