import { expect, it } from 'vitest'
import { telLink, whatsAppLink } from './phone.ts'

it('makes addresses of numbers', () => {
  expect(telLink('0671-000-0101')).toBe('tel:06710000101')
  expect(telLink('+91 671 000 0101')).toBe('tel:+916710000101')
  expect(whatsAppLink('+91 0671 000 0105', 'Hello & welcome')).toBe(
    'https://wa.me/9106710000105?text=Hello%20%26%20welcome',
  )
})
