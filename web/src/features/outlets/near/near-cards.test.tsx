import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { paths } from '#web/lib/address/paths.ts'
import { aDealer } from '#web/testing/builders/dealership.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, server } from '#web/testing/server.ts'

const dealers = [
  aDealer({ id: 1, name: 'Puri', latitude: 19.8, longitude: 85.83 }),
  aDealer({ id: 2, name: 'Salepur', latitude: 20.48, longitude: 86.1 }),
]
const names = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

test('outlets stand nearest first once the places have come', async () => {
  server.use(answers('listDealers', dealers))
  renderRoute(`${paths.networks}?near=754202`)
  expect(await screen.findByText(/the nearest is/)).toBeTruthy()
  expect(names().filter((name) => dealers.some((dealer) => dealer.name === name))).toEqual([
    'Salepur',
    'Puri',
  ])
})

test('a name that is far from every place is asked about', async () => {
  server.use(answers('listDealers', dealers))
  renderRoute(`${paths.networks}?near=Salgpuri`)
  expect(await screen.findByText('We do not know this place. Did you mean')).toBeTruthy()
  expect(screen.queryByText(/the nearest is/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Salepur' }))
  expect(await screen.findByText(/the nearest is/)).toBeTruthy()
})
