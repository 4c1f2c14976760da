import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { errorMessages } from '#contract/wire/errors.ts'
import { answers, fails, type SeenCall, server, unreachable } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const bikes = answers('listBikeStatuses', [{ id: 5, bikeName: 'SP125', displayName: 'SP 125', status: 1 }])

test('a box shows its new state at once and can be undone', async () => {
  const sent: unknown[] = []
  server.use(
    bikes,
    answers('setBikeStatus', { message: '' }, (call: SeenCall) => sent.push([call.url.pathname, call.body])),
  )
  const { user } = openStaffScreen('bikes')
  const box = await screen.findByRole('checkbox', { name: 'SP 125 is active' })
  await user.click(box)
  expect(box).toHaveProperty('checked', false)
  expect(await screen.findByText(texts.vehicles.deactivated)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(texts.vehicles.activated)).toBeTruthy()
  expect(box).toHaveProperty('checked', true)
  await user.click(box)
  expect(await screen.findByText(texts.vehicles.deactivated)).toBeTruthy()
  expect(screen.queryByText(texts.vehicles.activated)).toBeNull()
  expect(sent).toEqual([
    ['/api/bikes/5/status', { status: 0 }],
    ['/api/bikes/5/status', { status: 1 }],
    ['/api/bikes/5/status', { status: 0 }],
  ])
})

test('the four types stand in the dropdown and in the address', async () => {
  server.use(
    bikes,
    answers('listScooterStatuses', [{ id: 8, scooterName: 'DIO110', displayName: 'DIO110', status: 0 }]),
  )
  const { user, path } = openStaffScreen('bikes')
  const type = await screen.findByLabelText('Vehicle type')
  expect(
    within(type)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Bikes', 'BigWing', 'Scooters', 'EV'])
  await user.selectOptions(type, 'scooters')
  expect(await screen.findByRole('checkbox', { name: 'DIO110 is active' })).toHaveProperty('checked', false)
  expect(path()).toBe('/admin/dashboard?page=bikes&type=scooters')
})

test('a change that was not saved goes back and says why', async () => {
  server.use(bikes, fails('setBikeStatus', 'internal'))
  const { user } = openStaffScreen('bikes')
  const box = await screen.findByRole('checkbox', { name: 'SP 125 is active' })
  await user.click(box)
  expect(await screen.findByText(errorMessages.internal())).toBeTruthy()
  await waitFor(() => expect(box).toHaveProperty('checked', true))
  server.use(unreachable('setBikeStatus'))
  await user.click(box)
  expect(await screen.findByText(texts.vehicles.network)).toBeTruthy()
})

test('a list for nobody says so in red', async () => {
  server.use(fails('listBikeStatuses', 'unauthorized'))
  const { user } = openStaffScreen('bikes')
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  expect((await screen.findByRole('alert')).textContent).toContain(texts.vehicles.unauthorized)
})
