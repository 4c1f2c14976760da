import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OutletRecord } from '#contract/outlets/outlets.ts'
import { forgetDealership } from '#web/lib/dealership.tsx'
import { aDealership } from '#web/testing/builders/dealership.ts'
import { answers, answersError, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

function anOutlet(facts: Partial<OutletRecord['facts']> = {}): OutletRecord {
  return {
    id: 3,
    facts: {
      name: 'Choudwar',
      address: 'OTM Chhak, Choudwar',
      services: ['service'],
      salesNumber: '0671-000-0103',
      serviceNumber: '0671-000-0203',
      sparesNumber: '',
      careNumber: '1800-000-0100',
      email: 'choudwar@dealer.example',
      serviceEmail: '',
      hours: {},
      openTime: '9 to 6',
      holidays: [],
      image: '',
      latitude: 20.5,
      longitude: 85.9,
      ...facts,
    },
    mapEmbedUrl: 'https://www.openstreetmap.org/export/embed.html?bbox=1',
    isClosed: false,
    at: '2026-11-20T00:00:00.000Z',
  }
}

test('a change goes over what was seen; a newer one of somebody else is told, and both changes can stand', async () => {
  const sent: unknown[] = []
  server.use(
    answers('listOutlets', [anOutlet()]),
    answersError('saveOutlet', 'conflict', { newer: { by: 'bina', at: '2026-11-20T10:00:00.000Z' } }),
  )
  const { user } = openStaffScreen('outlets&outlet=3')
  await user.type(await screen.findByLabelText('Address'), ', Cuttack')
  server.use(
    answers('listOutlets', [{ ...anOutlet({ name: 'Choudwar Chhak' }), at: '2026-11-20T10:00:00.000Z' }]),
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('You changed different fields, so both changes can stand.')).toBeTruthy()
  server.use(
    answers(
      'saveOutlet',
      { message: 'Choudwar Chhak is saved.', record: anOutlet({ name: 'Choudwar Chhak' }) },
      ({ body }) => sent.push(body),
    ),
  )
  const [save] = screen.getAllByRole('button', { name: 'Save' }).toReversed()
  if (save) await user.click(save)
  expect(await screen.findByText('Choudwar Chhak is saved.')).toBeTruthy()
  expect(sent).toMatchObject([
    {
      expected: '2026-11-20T10:00:00.000Z',
      facts: { name: 'Choudwar Chhak', address: 'OTM Chhak, Choudwar, Cuttack' },
    },
  ])
})

const aNewer = (facts: Partial<OutletRecord['facts']>, isClosed = false): OutletRecord => ({
  ...anOutlet(facts),
  isClosed,
  at: '2026-11-20T10:00:00.000Z',
})

test('closing an outlet brings what somebody else saved meanwhile, and the next save keeps it', async () => {
  const sent: unknown[] = []
  const theirs = { salesNumber: '0671-999-9999' }
  server.use(
    answers('listOutlets', [anOutlet()]),
    answers('setOutletState', { message: 'Choudwar is closed.', record: aNewer(theirs, true) }),
    answers('saveOutlet', { message: 'Choudwar is saved.', record: aNewer(theirs, true) }, ({ body }) =>
      sent.push(body),
    ),
  )
  const { user } = openStaffScreen('outlets&outlet=3')
  await user.click(await screen.findByRole('button', { name: 'Close for good' }))
  await user.click(screen.getByRole('button', { name: 'Close it for good' }))
  expect(await screen.findByDisplayValue('0671-999-9999')).toBeTruthy()
  expect(screen.getByText('Everything is saved.')).toBeTruthy()
  await user.type(screen.getByLabelText('Address'), ', Cuttack')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toMatchObject([
    {
      expected: '2026-11-20T10:00:00.000Z',
      facts: { salesNumber: '0671-999-9999', address: 'OTM Chhak, Choudwar, Cuttack' },
    },
  ])
})

test('a field that both changed is still asked about after the outlet was closed', async () => {
  const sent: unknown[] = []
  server.use(
    answers('listOutlets', [anOutlet()]),
    answers('setOutletState', {
      message: 'Choudwar is closed.',
      record: aNewer({ address: 'Theirs' }, true),
    }),
    answers('saveOutlet', { message: 'Saved.', record: anOutlet() }, ({ body }) => sent.push(body)),
  )
  const { user } = openStaffScreen('outlets&outlet=3')
  await user.type(await screen.findByLabelText('Address'), ', Cuttack')
  await user.click(screen.getByRole('button', { name: 'Close for good' }))
  await user.click(screen.getByRole('button', { name: 'Close it for good' }))
  await screen.findByRole('button', { name: 'Open it again' })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  // The server refuses the version that was seen here.
  await waitFor(() => expect(sent).toMatchObject([{ expected: '2026-11-20T00:00:00.000Z' }]))
})

test('what comes while an outlet is saved stays, and can be saved next', async () => {
  server.use(
    answers('listOutlets', [anOutlet()]),
    answers(
      'saveOutlet',
      { message: 'Choudwar is saved.', record: anOutlet({ address: 'Choudwar' }) },
      () => {
        fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Choudwar Chhak' } })
      },
    ),
  )
  const { user } = openStaffScreen('outlets&outlet=3')
  const address = await screen.findByLabelText<HTMLTextAreaElement>('Address')
  await user.clear(address)
  await user.type(address, 'Choudwar')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Choudwar is saved.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Choudwar Chhak')
  expect(address.value).toBe('Choudwar')
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false)
})

test('outlets are moved, their order is saved once over that which was seen, and stands after a visit to one', async () => {
  const sent: unknown[] = []
  const named = (id: number, name: string, isClosed = false) => ({ ...anOutlet({ name }), id, isClosed })
  const [one, two, three] = [named(1, 'One'), named(2, 'Two'), named(3, 'Three')]
  const gone = named(4, 'Gone', true)
  server.use(answers('listOutlets', [one, gone, two, three]), answers('listClosedDays', []))
  const { user } = openStaffScreen('outlets')
  ;(await screen.findByRole('button', { name: 'Move Three' })).focus()
  await user.keyboard('{ArrowUp}{ArrowUp}')
  server.use(
    answers('listOutlets', [three, one, two, gone]),
    answers('orderOutlets', { message: 'The order is saved.' }, ({ body }) => sent.push(body)),
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The order is saved.')).toBeTruthy()
  expect(sent).toEqual([{ ids: [3, 1, 2, 4], expected: [1, 4, 2, 3] }])
  await user.click(screen.getByRole('button', { name: 'Edit One' }))
  await user.click(await screen.findByRole('button', { name: 'All outlets' }))
  const rows = within(await screen.findByRole('list', { name: 'Outlets in order' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => /Three|One|Two/.exec(textContent ?? '')?.[0])).toEqual([
    'Three',
    'One',
    'Two',
  ])
})

test('an order that somebody else changed meanwhile is told, and shown as it stands', async () => {
  const [one, two] = [anOutlet({ name: 'One' }), { ...anOutlet({ name: 'Two' }), id: 4 }]
  server.use(
    answers('listOutlets', [one, two]),
    answers('listClosedDays', []),
    answersError('orderOutlets', 'conflict', {}),
  )
  const { user } = openStaffScreen('outlets')
  ;(await screen.findByRole('button', { name: 'Move Two' })).focus()
  await user.keyboard('{ArrowUp}')
  server.use(answers('listOutlets', [one, two, { ...anOutlet({ name: 'New' }), id: 5 }]))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Somebody changed this list meanwhile/)).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Move New' })).toBeTruthy()
  expect(screen.queryByText('The new order is not saved yet.')).toBeNull()
})

test('a place that is pasted from a map fills both fields', async () => {
  server.use(answers('listOutlets', [anOutlet()]))
  const { user } = openStaffScreen('outlets&outlet=3')
  await user.click(await screen.findByLabelText('Latitude'))
  await user.paste('20.4686, 85.8830')
  expect(screen.getByLabelText<HTMLInputElement>('Latitude').value).toBe('20.4686')
  expect(screen.getByLabelText<HTMLInputElement>('Longitude').value).toBe('85.883')
})

test('Find a screen and a link of the screen lead to the closed days, where the focus goes each time', async () => {
  server.use(answers('listOutlets', [anOutlet()]), answers('listClosedDays', []))
  const { user, path } = openStaffScreen('profile')
  await screen.findByText('Counter One')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: 'Find a screen' }), 'closed day{Enter}')
  const heading = await screen.findByRole('heading', { name: 'Days on which all outlets are closed' })
  expect(path()).toContain('page=outlets')
  await waitFor(() => expect(document.activeElement).toBe(heading))
  const link = screen.getByRole('link', { name: 'Closed days' })
  await user.click(link)
  expect(document.activeElement).toBe(heading)
})

test('all outlets are closed on a day, which is told and can be taken back', async () => {
  const sent: unknown[] = []
  const day = { id: 1, day: '2040-01-26', words: 'Republic Day' }
  server.use(answers('listOutlets', [anOutlet()]), answers('listClosedDays', [day]))
  const { user } = openStaffScreen('outlets')
  expect(await screen.findByText('26 Jan 2040')).toBeTruthy()
  server.use(
    answersError('addClosedDay', 'invalid_fields', {
      fields: { day: 'This day stands in the list already.' },
    }),
  )
  await user.type(screen.getAllByLabelText('Day')[0] as HTMLElement, '2040-01-26')
  await user.type(screen.getByLabelText('Why'), 'Again')
  await user.click(screen.getByRole('button', { name: 'Close all on this day' }))
  expect(await screen.findByText('This day stands in the list already.')).toBeTruthy()
  server.use(
    answers(
      'addClosedDay',
      { message: 'Closed.', closedDay: { id: 2, day: '2039-08-15', words: 'Again' } },
      ({ body }) => sent.push(body),
    ),
    answers('deleteClosedDay', { message: 'Open again.' }),
  )
  await user.clear(screen.getAllByLabelText('Day')[0] as HTMLElement)
  await user.type(screen.getAllByLabelText('Day')[0] as HTMLElement, '2039-08-15')
  await user.click(screen.getByRole('button', { name: 'Close all on this day' }))
  expect(await screen.findByText('15 Aug 2039')).toBeTruthy()
  expect(sent).toEqual([{ day: '2039-08-15', words: 'Again' }])
  await user.click(screen.getByRole('button', { name: 'Remove 26 Jan 2040, Republic Day' }))
  expect(await screen.findByText('Open again.')).toBeTruthy()
  expect(screen.queryByText('26 Jan 2040')).toBeNull()
})

test('a closed day leads to its appointments, that of one outlet to those of the outlet', async () => {
  server.use(
    answers('listOutlets', [anOutlet({ holidays: [{ day: '2027-01-15', word: 'Stocktaking' }] })]),
    answers('listClosedDays', [{ id: 1, day: '2027-01-26', words: 'Republic Day' }]),
  )
  const { user } = openStaffScreen('outlets')
  const all = await screen.findByRole('link', { name: 'Appointments on 26 Jan 2027' })
  expect(all.getAttribute('href')).toMatch(/\?page=appointments&day=2027-01-26$/)
  await user.click(screen.getByRole('button', { name: 'Edit Choudwar' }))
  const own = await screen.findByRole('link', { name: 'Appointments on 15 Jan 2027' })
  expect(own.getAttribute('href')).toMatch(/\?page=appointments&day=2027-01-15&outlet=3$/)
})

test('a line that is off is no service to choose, and stays with the outlet', async () => {
  const { parts } = aDealership()
  forgetDealership()
  server.use(
    answers('getDealership', aDealership({ parts: { ...parts, off: ['bigwing'] } })),
    answers('listOutlets', [anOutlet({ services: ['service', 'bigwing'] })]),
  )
  openStaffScreen('outlets&outlet=3')
  const services = within(await screen.findByRole('group', { name: 'Services' }))
  await waitFor(() => expect(services.queryByRole('checkbox', { name: parts.names.bigwing })).toBeNull())
  expect(services.getByRole('checkbox', { name: parts.names.ev })).toBeTruthy()
})
