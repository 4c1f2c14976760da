import { expect, test } from 'vitest'
import { withoutMended } from './field-errors.ts'

const before = { name: '', address: { pin: '7', city: '' }, steps: [{ km: '' }, { km: 'x' }] }
const errors = { name: 'a', 'address.pin': 'b', 'steps.1.km': 'c', steps: 'd', other: 'e' }

test.each([
  [{ name: 'Asha' }, ['address.pin', 'steps.1.km', 'steps', 'other']],
  [{ address: { pin: '7', city: 'Cuttack' } }, ['name', 'address.pin', 'steps.1.km', 'steps', 'other']],
  [{ address: { pin: '753001', city: '' } }, ['name', 'steps.1.km', 'steps', 'other']],
  [{ steps: [{ km: '1' }, { km: 'x' }] }, ['name', 'address.pin', 'steps.1.km', 'other']],
  [{ steps: [{ km: '' }, { km: '6000' }] }, ['name', 'address.pin', 'other']],
])('a change to %o leaves the messages of the other fields', (change, left) => {
  expect(Object.keys(withoutMended(errors, before, { ...before, ...change }))).toEqual(left)
})
