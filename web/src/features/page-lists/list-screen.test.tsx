import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { forgetDealership } from '#web/lib/dealership.tsx'
import { aDealership } from '#web/testing/builders/dealership.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, answersError, fails, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const lender = { name: 'Barabati Bank', rate: '10.5', fromMonths: '12', toMonths: '48', method: 'flat' }
const checked = { by: 'Asha', at: '2026-11-20T09:34:00.000Z' }

test('a lender is added, named where it is wrong, and the list saved whole', async () => {
  const bodies: unknown[] = []
  server.use(
    answers('getManagedList', { version: 'v1', checked, entries: [lender] }),
    fails('saveManagedList', 'invalid_fields', { '1.rate': 'Please enter a rate.' }),
  )
  const { user } = openStaffScreen('lenders')
  await user.click(await screen.findByRole('button', { name: 'Add a lender' }))
  const [, second] = screen.getAllByRole('listitem').filter((row) => within(row).queryByLabelText('Name'))
  const row = within(second as HTMLElement)
  await user.type(row.getByLabelText('Name'), 'Kathajodi Credit')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await row.findByText('Please enter a rate.')).toBeTruthy()
  server.use(
    answers(
      'saveManagedList',
      {
        message: 'The list is saved.',
        version: 'v2',
        checked,
        entries: [lender, { ...lender, name: 'Stored' }],
      },
      ({ body }) => bodies.push(body),
    ),
  )
  await user.type(row.getByLabelText(/Rate/), '9')
  expect(row.queryByText('Please enter a rate.')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The list is saved.')).toBeTruthy()
  const added = { name: 'Kathajodi Credit', rate: '9', fromMonths: '', toMonths: '', method: 'reducing' }
  expect(bodies).toEqual([{ version: 'v1', entries: [lender, added] }])
  expect(row.getByLabelText('Name')).toHaveProperty('value', 'Stored')
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
})

test('what comes while the list is saved stays, and is saved next', async () => {
  const versions: unknown[] = []
  const member = { name: 'Asha', role: 'Sales', department: '', image: '' }
  const other = { ...member, name: 'Bijaya' }
  server.use(
    answers('getManagedList', { version: 'v1', checked, entries: [member, other] }),
    answers(
      'saveManagedList',
      { message: 'First.', version: 'v2', checked, entries: [{ ...member, role: 'Sales adviser' }, other] },
      ({ body }) => {
        versions.push((body as { version: string }).version)
        fireEvent.change(screen.getAllByLabelText(/Department/)[0] as HTMLElement, {
          target: { value: 'Big bikes' },
        })
        fireEvent.click(screen.getByRole('button', { name: 'Remove Bijaya' }))
      },
    ),
  )
  const { user } = openStaffScreen('team')
  await user.type((await screen.findAllByLabelText('Post'))[0] as HTMLElement, ' adviser')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('First.')).toBeTruthy()
  const bodies: unknown[] = []
  const left = { name: 'Asha', role: 'Sales adviser', department: 'Big bikes', image: '' }
  server.use(
    answers('saveManagedList', { message: 'Second.', version: 'v3', checked, entries: [left] }, ({ body }) =>
      bodies.push(body),
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Second.')).toBeTruthy()
  expect(versions).toEqual(['v1'])
  expect(bodies).toEqual([{ version: 'v2', entries: [left] }])
})

test('a list that somebody else saved meanwhile says so and keeps what was typed until it is left', async () => {
  server.use(
    answers('getManagedList', { version: 'v1', checked, entries: [] }),
    answersError('saveManagedList', 'conflict', { newer: { by: 'bijaya', at: '2026-11-20T09:34:00.000Z' } }),
  )
  const { user } = openStaffScreen('team')
  await user.click(await screen.findByRole('button', { name: 'Add a staff member' }))
  await user.type(screen.getByLabelText('Name'), 'Asha')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = await screen.findByRole('dialog', { name: 'This list was changed meanwhile' })
  expect(dialog.textContent).toContain('bijaya saved it on 20 Nov 2026 at 3:04 pm')
  await user.click(within(dialog).getByRole('button', { name: 'Go back' }))
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Asha')
})

test('of two lists both are shown, and mine is saved over theirs, or theirs taken', async () => {
  const versions: unknown[] = []
  const theirs = { name: 'Bijaya', role: 'Sales', department: '', image: '/media/catalogue/b.webp' }
  const mine = { name: 'Asha', role: '', department: '', image: '' }
  const refuses = () =>
    server.use(
      answersError('saveManagedList', 'conflict', {
        newer: { by: 'bijaya', at: '2026-11-20T09:34:00.000Z' },
      }),
    )
  server.use(answers('getManagedList', { version: 'v1', checked, entries: [] }))
  const { user } = openStaffScreen('team')
  await user.click(await screen.findByRole('button', { name: 'Add a staff member' }))
  await user.type(screen.getByLabelText('Name'), 'Asha')
  refuses()
  server.use(answers('getManagedList', { version: 'v2', checked, entries: [theirs] }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = () => within(screen.getByRole('dialog', { name: 'This list was changed meanwhile' }))
  expect((await screen.findByRole('region', { name: 'Only in theirs' })).textContent).toContain(
    'Bijaya, Sales, a picture',
  )
  expect(dialog().getByRole('region', { name: 'Only in yours' }).textContent).toContain('Asha')
  server.use(
    answers('saveManagedList', { message: 'Mine.', version: 'v3', checked, entries: [mine] }, ({ body }) =>
      versions.push((body as { version: string }).version),
    ),
  )
  await user.click(dialog().getByRole('button', { name: 'Save mine' }))
  expect(await screen.findByText('Mine.')).toBeTruthy()
  expect(versions).toEqual(['v2'])

  await user.type(screen.getByLabelText('Name'), '!')
  refuses()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }))
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Bijaya')
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
})

test('places of parts that are off are not offered, but for those chosen already', async () => {
  const off = ['career', 'network', 'club'] as const
  forgetDealership()
  server.use(
    answers('getDealership', aDealership({ parts: { ...aDealership().parts, off: [...off] } })),
    answers('getManagedList', {
      version: 'v1',
      checked,
      entries: [{ place: 'club', alt: '', film: '', image: '' }],
    }),
  )
  const { user } = openStaffScreen('pictures')
  await user.click(await screen.findByRole('button', { name: 'Add a picture' }))
  const offers = (index: number) =>
    [...(screen.getAllByLabelText<HTMLSelectElement>('Place')[index]?.options ?? [])].map(({ text }) => text)
  await waitFor(() => expect(offers(1)).not.toContain('Career'))
  expect(offers(1)).not.toContain('Club')
  expect(offers(1)).toContain('Network partners, Exchange')
  expect(offers(0)).toContain('Club')
})

test('templates begin with the standard ones, of which one is changed and which are put back', async () => {
  const template = (name: string, english: string) => ({ name, english, hindi: '', odia: '' })
  const standard = [template('First answer', 'Namaste'), template('Test ride', 'Ready')]
  const bodies: unknown[] = []
  const saves = (entries: typeof standard) =>
    server.use(
      answers(
        'saveManagedList',
        { message: 'The list is saved.', version: 'v', checked, entries, standard },
        ({ body }) => bodies.push((body as { entries: unknown }).entries),
      ),
    )
  server.use(answers('getManagedList', { version: '', checked: null, entries: [], standard }))
  const { user } = openStaffScreen('templates')
  const english = () => screen.getAllByLabelText(/English/).map((field) => (field as HTMLInputElement).value)
  await screen.findAllByLabelText(/English/)
  expect(english()).toEqual(['Namaste', 'Ready'])
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: 'As standard' })).toBeNull()

  const own = [template('First answer', 'Namaste!'), standard[1] ?? template('', '')]
  saves(own)
  await user.type(screen.getAllByLabelText(/English/)[0] as HTMLElement, '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('The list is saved.')
  await user.click(screen.getByRole('button', { name: 'As standard' }))
  expect(english()).toEqual(['Namaste', 'Ready'])
  saves([])
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(bodies).toEqual([own, []]))
  expect(english()).toEqual(['Namaste', 'Ready'])
})

test('pages show what the lists hold', async () => {
  server.use(
    answers('listTeam', [
      {
        name: 'Asha Patnaik',
        role: 'Sales adviser',
        department: 'Big bikes',
        image: '/media/catalogue/asha.webp',
      },
    ]),
    answers('listTestimonials', [{ name: 'Bijaya', words: 'A good ride.', model: 'SP125' }]),
    answers('listModelCards', []),
    answers('listLenders', [
      { name: 'Barabati Bank', rate: 10.5, fromMonths: 12, toMonths: 48, method: 'reducing' },
    ]),
  )
  renderRoute('/meet-staff')
  const asha = (await screen.findByRole('heading', { name: 'Asha Patnaik' })).closest('li')
  expect(asha?.querySelector('img')?.getAttribute('src')).toContain('asha.webp')
  renderRoute('/testimonials')
  expect(await screen.findByText('A good ride.')).toBeTruthy()
  renderRoute('/finance')
  const row = (await screen.findByRole('rowheader', { name: 'Barabati Bank' })).closest('tr')
  expect(row?.textContent).toBe('Barabati Bank10.5%12 to 48reducing balance')
})
