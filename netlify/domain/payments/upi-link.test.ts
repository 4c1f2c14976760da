import { expect, test } from 'vitest'
import { upiLink } from './upi-link.ts'

test('a UPI link has payee, amount with paise and the number of the order, with gaps that every app reads', () => {
  const link = upiLink({
    upiId: 'showroom@bank',
    payee: 'Sample & Sons',
    amount: 5000.5,
    reference: 'A1B2C3D4',
  })
  expect(link).toBe(
    'upi://pay?pa=showroom%40bank&pn=Sample%20%26%20Sons&am=5000.50&cu=INR&tn=Order%20A1B2C3D4&tr=A1B2C3D4',
  )
})
