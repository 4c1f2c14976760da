import { expect, it } from 'vitest'
import { waysToReach } from './ways-to-reach.ts'

it.each(['98610 00003', '+91-98610-00003', '098610 00003', '0091 9861000003', '୯୮୬୧୦ ୦୦୦୦୩', '९८६१०००००३'])(
  'reaches %s by call, WhatsApp and clipboard',
  (number) => {
    expect(waysToReach(number)).toEqual({
      call: 'tel:+919861000003',
      whatsApp: 'https://wa.me/919861000003',
      copy: '9861000003',
      shown: '98610 00003',
    })
  },
)

it('reaches other numbers by a call alone, and no words', () => {
  expect(waysToReach('1800 103 3434 5')).toMatchObject({ call: 'tel:180010334345', whatsApp: undefined })
  expect(waysToReach('ask my brother').call).toBeUndefined()
})
