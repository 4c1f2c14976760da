import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import type { Order } from '#contract/orders/orders.ts'
import type { StaffRole } from '#contract/people/staff-roles.ts'
import { deleteEntry, readEntries } from '#web/lib/outbox/store.ts'
import { withBrowserStore } from '#web/testing/browser-store.ts'
import { anOrder, aStep, dayFromNow } from '#web/testing/builders/orders.ts'
import { anAccount } from '#web/testing/builders/staff.ts'
import { answers, answersPath, type SeenCall, server, unreachable } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

withBrowserStore()
afterEach(async () => {
  vi.restoreAllMocks()
  cleanup()
  for (const { id } of await readEntries()) await deleteEntry(id)
})

/** Serves these orders to somebody of a role; answers the questions that were asked. */
function serve(data: Order[], role: StaffRole = 'sales', counts = { late: 1, week: 2, open: 3 }): SeenCall[] {
  const asked: SeenCall[] = []
  const outlets = [
    { id: 1, name: 'Cuttack' },
    { id: 2, name: 'Jagatpur' },
  ]
  server.use(
    answers('getMe', anAccount({ role })),
    answers('listFreeUnits', { units: [] }),
    answers('listOrders', { data, counts, outlets }, (call) => asked.push(call)),
  )
  return asked
}

const rows = async () => within(await screen.findByRole('list', { name: 'Orders' })).getAllByRole('listitem')

test('the list says of each order what comes next and by when, and what is late', async () => {
  const late = aStep('insured', { plannedOn: dayFromNow(-2) })
  serve([
    anOrder({ name: 'Late', steps: [late], isToRing: true }),
    anOrder({ name: 'Soon', steps: [aStep('ready', { plannedOn: dayFromNow(1) })] }),
  ])
  openStaffScreen('orders')
  const [first, second] = await rows()
  expect(first?.textContent).toMatch(
    /^LateSP125 · Disc · Red · CuttackRing them: a day has movedNext: Insuredlate, was due/,
  )
  expect(second?.textContent).toMatch(/^SoonSP125 · Disc · Red · CuttackNext: Readyby /)
  expect(screen.getByRole('button', { name: /^Late\s*1$/ })).toBeTruthy()
})

test('without a line a row shows the step that waits as done, and offers the one behind it', async () => {
  const steps = [aStep('insured', { plannedOn: dayFromNow(0) }), aStep('ready', { plannedOn: dayFromNow(1) })]
  serve([anOrder({ name: 'Bijaya', steps })])
  server.use(unreachable('changeOrderStep'))
  const { user } = openStaffScreen('orders')
  await user.click(await screen.findByRole('button', { name: /^Done …\s*Insured of Bijaya/ }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('noted, waits to be sent')).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^Done …\s*Ready of Bijaya/ })).toBeTruthy()
})

test('list, outlet and page are asked for and stand in the address', async () => {
  const asked = serve([anOrder()], 'sales', { late: 60, week: 60, open: 60 })
  const { user, path } = openStaffScreen('orders')
  await rows()
  await user.click(screen.getByRole('button', { name: /^Late/ }))
  await user.selectOptions(screen.getByLabelText('Outlet'), 'Jagatpur')
  await user.click(await screen.findByRole('button', { name: /next/i }))
  await waitFor(() =>
    expect(asked.at(-1)?.body).toEqual({ shown: 'late', outlet: 2, q: '', page: 2, limit: 25 }),
  )
  expect(path()).toBe('/admin/dashboard?page=orders&shown=late&outlet=2&p=2')
})

test('a search asks after a pause for its words, which stand in no address; an empty answer says so', async () => {
  const asked = serve([anOrder()])
  const { user, path } = openStaffScreen('orders')
  await rows()
  serve([], 'sales', { late: 0, week: 0, open: 0 })
  await user.type(screen.getByLabelText('Search orders'), 'bijaya')
  expect(await screen.findByText('No order fits this search')).toBeTruthy()
  expect(screen.getByLabelText('Search orders')).toHaveProperty('value', 'bijaya')
  expect(path()).toBe('/admin/dashboard?page=orders')
  expect(asked).toHaveLength(1)
})

test('a list without orders says so', async () => {
  serve([], 'sales', { late: 0, week: 0, open: 0 })
  openStaffScreen('orders&shown=late')
  expect(await screen.findByText('Nothing is late')).toBeTruthy()
})

test('who works on service sees what to make ready, with nothing to press', async () => {
  serve([anOrder({ leadId: null, name: '', mobile: '', link: '' })], 'service')
  openStaffScreen('orders')
  const [row] = await rows()
  expect(row?.textContent).toMatch(/^SP125Disc · Red · Cuttack/)
  expect(within(row as HTMLElement).queryByRole('button')).toBeNull()
  expect(within(row as HTMLElement).queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save as CSV' })).toBeNull()
})

test('a step that somebody else changed meanwhile is told, and the list is asked for again', async () => {
  const asked = serve([anOrder()])
  const words = 'Priya Das changed Vehicle set aside, done: 27 Nov, at 11:20 am today; you wanted 26 Nov.'
  const { user } = openStaffScreen('orders')
  await user.click(
    await screen.findByRole('button', { name: /Vehicle set aside of Bijaya, or another day$/ }),
  )
  server.use(
    http.patch('*/api/orders/:id/steps', () =>
      HttpResponse.json({ error: { code: 'conflict', message: words }, message: words }, { status: 409 }),
    ),
  )
  const before = asked.length
  await user.click(
    within(screen.getByRole('dialog', { name: 'Vehicle set aside · Bijaya' })).getByRole('button', {
      name: 'Done',
    }),
  )
  expect(await screen.findByText(words)).toBeTruthy()
  await waitFor(() => expect(asked.length).toBeGreaterThan(before))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the owner saves every order of the list as a file, one row each, and no cell is a formula or another number', async () => {
  const orders = Array.from({ length: 101 }, (_, place) =>
    anOrder({
      name: place === 0 ? '=1+1' : `Buyer ${place}`,
      mobile: '+91-98765-43210',
      registrationNumber: '2E5',
      lender: 'A, Bank',
    }),
  )
  serve([], 'owner')
  const asked: number[] = []
  server.use(
    answersPath('post', '*/api/orders/list', ({ body }) => {
      const { page } = body as { page: number }
      asked.push(page)
      const first = page === 2 ? 100 : 0
      return { data: orders.slice(first, first + 100), counts: { late: 0, week: 0, open: 101 }, outlets: [] }
    }),
  )
  const files: Blob[] = []
  URL.createObjectURL = (file) => {
    files.push(file as Blob)
    return 'blob:file'
  }
  URL.revokeObjectURL = () => undefined
  const { user } = openStaffScreen('orders')
  await user.click(await screen.findByRole('button', { name: 'Save as CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(asked.slice(-2)).toEqual([1, 2])
  const lines = (await files[0]?.text())?.replace('\ufeff', '').trim().split(/\r?\n/) ?? []
  expect(lines).toHaveLength(102)
  expect(lines[0]).toMatch(/^"Name","Mobile","Model","Variant","Colour","Outlet",/)
  expect(lines[1]).toMatch(/^["']+=1\+1/)
  expect(lines[2]).toContain(
    `"Buyer 1","98765 43210","SP125","Disc","Red","Cuttack","105000","5000","A, Bank","'2E5","Vehicle set aside",`,
  )
})
