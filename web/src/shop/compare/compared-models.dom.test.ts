import { act, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { compareAddress, comparedIn, setCompared, useCompared } from './compared-models.ts'

const read = (address: string) => comparedIn(new URL(address, 'https://dealer.example').searchParams)

test('the address names models and variants in words', () => {
  const address = compareAddress([{ bikeName: 'SP125', variant: 'Disc' }, { bikeName: "CB350H'ness" }])
  expect(address).toBe('/compare?m=SP125%7EDisc&m=CB350H%27ness')
  expect(read('/compare?m=SP125~Disc&m=SP125')).toEqual([
    { bikeName: 'SP125', variant: 'Disc' },
    { bikeName: 'SP125' },
  ])
})

test('an address that names one twice, none, or too many is read as far as it goes', () => {
  expect(read('/compare?m=A&m=A&m=')).toEqual([{ bikeName: 'A' }])
  expect(read('/compare?m=A&m=B&m=C&m=D&m=E')).toHaveLength(4)
  expect(compareAddress([])).toBe('/compare')
})

test('any name goes through the address and comes back', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(name, name, (bikeName, variant) => {
      expect(read(compareAddress([{ bikeName, variant }]))).toEqual([{ bikeName, variant }])
    }),
  )
})

test('what is put aside stands on the device, four at most', () => {
  setCompared(['A', 'B', 'C', 'D', 'E'].map((bikeName) => ({ bikeName, name: bikeName })))
  const stored = JSON.parse(localStorage.getItem('compared') ?? '') as { bikeName: string }[]
  expect(stored.map(({ bikeName }) => bikeName)).toEqual(['A', 'B', 'C', 'D'])
})

test('where the browser stores nothing, the list lasts as long as the page', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError')
  })
  const { result } = renderHook(useCompared)
  act(() => setCompared([{ bikeName: 'A', name: 'A' }]))
  expect(result.current.map(({ bikeName }) => bikeName)).toEqual(['A'])
  full.mockRestore()
  act(() => setCompared([{ bikeName: 'B', name: 'B' }]))
  expect(result.current.map(({ bikeName }) => bikeName)).toEqual(['B'])
})
