import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useTabState } from './tab-state.ts'

const nothing = { loan: false, covers: [] as string[] }
const open = (id = 'on-road SP125') => renderHook(() => useTabState(id, nothing)).result

test('what was chosen stands there again after a reload, for what it was chosen for', () => {
  const first = open()
  act(() => first.current[1]((before) => ({ ...before, covers: ['zero-dep'] })))
  expect(first.current[0]).toEqual({ loan: false, covers: ['zero-dep'] })
  expect(open().current[0]).toEqual({ loan: false, covers: ['zero-dep'] })
  expect(open('on-road LIVO').current[0]).toBe(nothing)
})

test.each(['{"loan":true}', '{"loan":true,"covers":"zero-dep"}', '[', 'null'])(
  'what another version kept is not taken for it: %s',
  (kept) => {
    sessionStorage.setItem('draft:on-road SP125:/', kept)
    expect(open().current[0]).toBe(nothing)
  },
)
