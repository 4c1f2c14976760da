import { expect, test } from 'vitest'
import type { Dealer } from './dealers.ts'
import { house, openTime } from './house.ts'
import { contradictions } from './house-check.ts'

const outlet = (given: Partial<Dealer> & { id: number }): Dealer => ({
  name: `Outlet ${given.id}`,
  is_showroom: given.id <= house.showrooms,
  address: house.address.join(', '),
  sales_no: house.phones.sales.number,
  service_no: house.phones.service.number,
  customer_no: house.phones.customerCare.number,
  open_time: openTime,
  email: 'a@dealer.example',
  location: { geolocation: house.mapEmbedUrl },
  latitude: 20,
  longitude: 85,
  ...given,
})
const others = Array.from({ length: house.outlets - 1 }, (_, nth) =>
  outlet({ id: nth + 2, sales_no: `06719000${nth + 10}`, service_no: `06719001${nth + 10}` }),
)

test('what agrees is not spoken of', () => {
  expect(contradictions([outlet({ id: 1 }), ...others])).toEqual([])
})

test.each([
  [{ open_time: 'always' }, /^opening hours: Monday.* in the footer, always on the outlet's page$/],
  [{ service_no: '1' }, /^service number/],
  [{ customer_no: '2' }, /^toll-free number \(Outlet 1\)/],
  [{ address: 'Elsewhere' }, /^address/],
])('the main showroom with %o is named', (given, words) => {
  const found = contradictions([outlet({ id: 1, ...given }), ...others])
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(words)
})

test('a line of the house that rings at another outlet is named', () => {
  const [second, ...rest] = others
  const found = contradictions([
    outlet({ id: 1 }),
    { ...(second as Dealer), sales_no: house.phones.serviceBooking.number.replaceAll('-', ' ') },
    ...rest,
  ])
  expect(found).toEqual([`Service booking ${house.phones.serviceBooking.number} is a number of Outlet 2`])
})
