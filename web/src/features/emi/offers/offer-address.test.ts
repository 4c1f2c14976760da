import { expect, test } from 'vitest'
import { comparisonFrom } from './comparison-from.ts'
import { comparedIn, queryOf } from './offer-address.ts'
import { scheduleFile } from './schedule-csv.ts'

const given = 'price=120000&a=20000_10.5_r_2p_36&b=0_10_f_1500_24&c=5000__r__12'

test('an address tells the same comparison again', () => {
  const compared = comparedIn(new URLSearchParams(given), undefined, null)
  expect(compared.price).toBe('1,20,000')
  expect(compared.offers[1]).toEqual({
    downPayment: '0',
    rate: '10',
    kind: 'flat',
    fee: '1,500',
    feeUnit: 'rupees',
    months: '24',
  })
  expect(
    new URLSearchParams(
      Object.entries(queryOf(compared)).map(([name, text]) => [name, text ?? '']),
    ).toString(),
  ).toBe(given)
})

test.each(['price=<script>&a=1_2_3', 'price=-5&b=_____', 'a=x_y_z_q_w'])('%s says nothing', (query) => {
  const { price, offers } = comparedIn(new URLSearchParams(query), 90_000, null)
  expect(price).toBe('90,000')
  expect(offers.every(({ rate }) => rate === '')).toBe(true)
})

test('the calculator hands over price, down payment, rate and months', () => {
  const terms = {
    price: '1,20,000',
    downPayment: '20,000',
    amount: '1,00,000',
    annualRate: '14',
    months: '24',
  }
  expect(comparisonFrom({ bikeName: 'SP125', variant: 'Disc' }, terms)).toBe(
    '/emi?bikeName=SP125&variant=Disc&price=120000&a=20000_14_r__24&b=20000__f__24&c=20000__r__24',
  )
  expect(comparisonFrom(undefined, { ...terms, price: '', downPayment: '' })).toMatch(/price=100000&a=0_14/)
})

test('the schedule as a file begins with its marks, and runs nothing', async () => {
  const file = scheduleFile('=1+1', [{ month: 1, payment: 10, interest: 1, principal: 9, balance: 0 }])
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(await file.text()).toContain(
    '"\'=1+1"\r\n""\r\n"Month","EMI","Interest","Principal","Balance"\r\n"1","10.00","1.00"',
  )
})

test('the first offer is that of the dealer’s cheapest lender, where one is named', () => {
  const loan = { rate: 7.25, method: 'flat', months: 24, annualRate: 13.4 } as const
  const [first, second] = comparedIn(new URLSearchParams(), 90_000, loan).offers
  expect(first).toMatchObject({ rate: '7.25', kind: 'flat', months: '24' })
  expect(second?.rate).toBe('')
})
