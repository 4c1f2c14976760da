import { expect, test } from 'vitest'
import { endpoints } from '#contract/wire/endpoints.ts'
import { spread, within } from './percentiles.ts'
import { visitorForm, visitorTables } from './visitor-form.ts'

test('visitors send every form in turn, each one valid, under its own id and from its own number', () => {
  const forms = Array.from({ length: 40 }, (_, visitor) => visitorForm(visitor))
  expect(new Set(forms.map(({ id }) => id)).size).toBe(40)
  expect(new Set(forms.map(({ table }) => table))).toEqual(new Set(visitorTables))
  const numbers = forms.map(({ path, request }) => {
    const body = JSON.parse(request.body) as Record<string, string>
    const endpoint = endpoints.find((one) => one.path === path && one.method === 'POST')
    expect(endpoint?.body?.safeParse(body).success).toBe(true)
    return Object.values(body).find((value) => /^9\d{9}$/.test(value))
  })
  expect(new Set(numbers).size).toBe(40)
  expect(numbers).not.toContain(undefined)
})

test('a share of the answers came within its time', () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect([within(times, 0), within(times, 0.5), within(times, 1), within([], 0.5)]).toEqual([1, 50, 100, 0])
  expect(spread([3])).toBe('p50 3 ms, p99 3 ms, max 3 ms')
})
