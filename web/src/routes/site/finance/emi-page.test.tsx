import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aBike } from '#web/testing/builders/catalogue.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, fails, server } from '#web/testing/server.ts'

const sp125 = () => [
  answers('getBike', { bike: aBike() }),
  answers('listVariants', [
    { id: 1, name: 'Drum', price: 90_000 },
    { id: 2, name: 'Disc', price: 98_000 },
  ]),
]

/** The row of the comparison with the given title. */
const line = async (title: RegExp) =>
  within(await screen.findByRole('row', { name: title }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

const three = 'a=20000_14_r_2p_24&b=20000_10_f__24&c=20000_0_r_3000_24'

test('three offers of the address stand side by side, each with its true rate and its extra', async () => {
  renderRoute(`/emi?price=120000&${three}`)
  expect(await line(/^EMI a month/)).toEqual(['₹4,801', '₹5,000', '₹4,167'])
  expect(await line(/^Rate as offered/)).toEqual(['14% reducing', '10% flat', '0% reducing'])
  expect(await line(/^True yearly rate/)).toEqual(['14.00%', '18.16%', '0.00%'])
  expect(await line(/^Total interest/)).toEqual(['₹15,232', '₹20,000', '₹0'])
  expect(await line(/^Processing fee/)).toEqual(['₹2,000', '₹0', '₹3,000'])
  expect(await line(/^Extra/)).toEqual(['+₹14,232', '+₹17,000', 'cheapest'])
  expect(screen.getByText(/Offer C costs least/).textContent).toContain('Offer B costs ₹17,000 more.')
})

test('what is typed goes into the address, and what is none is said at its field', async () => {
  const { user, path } = renderRoute('/emi?price=120000')
  const offer = within(await screen.findByRole('group', { name: 'Offer B' }))
  await user.type(offer.getByLabelText('Rate a year'), '11.75')
  await waitFor(() => expect(path()).toContain('b=24000_11.75_f__36'))
  expect(await line(/^True yearly rate/)).toEqual(['10.50%', '20.79%', '–'])
  await user.clear(offer.getByLabelText('Tenure in months'))
  await user.type(offer.getByLabelText('Tenure in months'), '2.5')
  expect(offer.getByText('Type whole months, 1 to 360.')).toBeTruthy()
  expect(await line(/^True yearly rate/)).toEqual(['10.50%', '–', '–'])
})

test('a price in the address is named as the visitor’s own beside the one of today', async () => {
  server.use(...sp125())
  const { user } = renderRoute(`/emi?bikeName=SP125&variant=Disc&price=110000&${three}`)
  expect(await screen.findByText('Your own figure.')).toBeTruthy()
  expect(screen.getByText(/The SP125 Disc costs ₹98,000 ex-showroom, as on 20 Nov 2026/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Use ₹98,000' }))
  expect(screen.getByLabelText('Price')).toHaveProperty('value', '98,000')
  expect(screen.queryByText('Your own figure.')).toBeNull()
  expect(screen.getByRole('link', { name: 'Ask for Offer B' }).getAttribute('href')).toBe(
    '/finance?bikeName=SP125&variant=Disc&loan=78000#enquiry',
  )
})

test('a price that cannot be looked up leaves the one of the link, and says so', async () => {
  server.use(fails('getBike', 'internal'), ...sp125().slice(1))
  renderRoute(`/emi?bikeName=SP125&price=110000&${three}`)
  expect(await screen.findByText(/could not look up the price/)).toBeTruthy()
  expect(screen.getByLabelText('Price')).toHaveProperty('value', '1,10,000')
})

test('the schedule is of the offer that is asked for, and staff learn which offer it was', async () => {
  const { user } = renderRoute(`/emi?price=120000&${three}`)
  await user.selectOptions(await screen.findByLabelText('Schedule of'), 'Offer A')
  const rows = within(screen.getByRole('table', { name: /Repayment schedule/ })).getAllByRole('row')
  expect(rows).toHaveLength(25)
  expect(rows.at(-1)?.textContent).toContain('₹4,808.94')
  await user.click(screen.getByRole('link', { name: 'Ask for Offer B' }))
  expect(sessionStorage.getItem('seen')).toContain('10% flat (truly 18.16% a year)')
})
