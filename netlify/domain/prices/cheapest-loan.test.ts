import { expect, test } from 'vitest'
import { cheapestLoan } from './cheapest-loan.ts'

const reducing = { rate: 9.75, method: 'reducing', fromMonths: 12, toMonths: 48 } as const
const flat = { rate: 7.25, method: 'flat', fromMonths: 6, toMonths: 24 } as const

test('the true rate decides, and a flat one hides almost half of it', () => {
  expect(cheapestLoan([flat, { ...reducing, rate: 14 }])).toMatchObject({ rate: 7.25, months: 24 })
  expect(cheapestLoan([flat, reducing])).toEqual({
    rate: 9.75,
    method: 'reducing',
    months: 36,
    annualRate: 9.75,
  })
  expect(cheapestLoan([flat])?.annualRate).toBeCloseTo(13.5, 0)
})

test('the tenure is one that the lender lends for, and without lenders there is no loan', () => {
  expect(cheapestLoan([{ ...reducing, fromMonths: 48, toMonths: 60 }])?.months).toBe(48)
  expect(cheapestLoan([])).toBeNull()
})
