import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, answersError, fails, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const lender = { name: 'Barabati Bank', rate: '10.5', fromMonths: '12', toMonths: '48', method: 'flat' }

test('a lender is added, named where it is wrong, and the list saved whole', async () => {
  const bodies: unknown[] = []
  server.use(
    answers('getManagedList', { version: 'v1', entries: [lender] }),
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
    answers('saveManagedList', { message: 'The list is saved.', version: 'v2' }, ({ body }) =>
      bodies.push(body),
    ),
  )
  await user.type(row.getByLabelText(/Rate/), '9')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The list is saved.')).toBeTruthy()
  const added = { name: 'Kathajodi Credit', rate: '9', fromMonths: '', toMonths: '', method: 'reducing' }
  expect(bodies).toEqual([{ version: 'v1', entries: [lender, added] }])
})

test('a list that somebody else saved meanwhile says so and keeps what was typed until it is left', async () => {
  server.use(
    answers('getManagedList', { version: 'v1', entries: [] }),
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
