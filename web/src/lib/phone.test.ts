import { expect, it } from 'vitest'
import { telLink, waysToReach, whatsAppLink } from './phone.ts'

it('makes addresses of numbers', () => {
  expect(telLink('0671-000-0101')).toBe('tel:06710000101')
  expect(telLink('+91 671 000 0101')).toBe('tel:+916710000101')
  expect(whatsAppLink('+91 0671 000 0105', 'Hello & welcome')).toBe(
    'https://wa.me/9106710000105?text=Hello%20%26%20welcome',
  )
})

it.each(['98610 00003', '+91-98610-00003', '098610 00003', '0091 9861000003', '୯୮୬୧୦ ୦୦୦୦୩', '९८६१०००००३'])(
  'reaches %s by call, WhatsApp and clipboard',
  (number) => {
    expect(waysToReach(number)).toEqual({
      call: 'tel:+919861000003',
      whatsApp: 'https://wa.me/919861000003',
      copy: '9861000003',
    })
  },
)

it('reaches other numbers by a call alone, and no words', () => {
  expect(waysToReach('1800 103 3434 5')).toMatchObject({ call: 'tel:180010334345', whatsApp: undefined })
  expect(waysToReach('ask my brother').call).toBeUndefined()
})
