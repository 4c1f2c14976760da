import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { readStored, readWhole } from './read-stored.ts'
import { readTolerantly } from './tolerant-reading.ts'

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

const read = (schema: z.ZodType, value: unknown) => readTolerantly(schema, value, 'here')?.value
const entry = z.object({
  name: z.string().min(1),
  image: z.union([z.string().startsWith('/'), z.literal('')]),
})

test('what fits comes out as it is, without a line of the log', () => {
  expect(read(z.array(entry), [{ name: 'A', image: '/a' }])).toEqual([{ name: 'A', image: '/a' }])
  expect(console.warn).not.toHaveBeenCalled()
})

test('a field is empty, an entry that cannot be without it is left out, the rest stays', () => {
  const stored = [{ name: 'A', image: 'javascript:' }, { name: '' }, 'x', { name: 'B', image: '/b' }]
  expect(read(z.object({ list: z.array(entry) }), { list: stored })).toEqual({
    list: [
      { name: 'A', image: '' },
      { name: 'B', image: '/b' },
    ],
  })
})

test('an optional field goes, one that may be null is null, a record loses what does not fit', () => {
  const schema = z.object({
    link: z.url().optional(),
    day: z.iso.date().nullable(),
    rows: z.record(z.string().max(3), z.string()),
  })
  expect(read(schema, { link: 'x', day: 'y', rows: { a: 'b', long: 'c' } })).toEqual({
    day: null,
    rows: { a: 'b' },
  })
})

test('nothing is made up: without a number that a record needs there is no record', () => {
  expect(readTolerantly(z.object({ price: z.number() }), { price: 'x' }, 'here')).toBeUndefined()
})

test('the log names the place and the path, and no value', () => {
  read(z.object({ day: z.iso.date().nullable() }), { day: 'a secret' })
  const [line] = vi.mocked(console.warn).mock.calls[0] ?? []
  expect(JSON.parse(String(line))).toMatchObject({
    event: 'left_out',
    from: 'here',
    paths: 'day (invalid_format)',
  })
  expect(line).not.toContain('secret')
})

test('a column of JSON is read by the shape of its name; steps of a charge mean nothing one by one', () => {
  expect(readStored('dealers.hours', { sales: 'x' })).toEqual({})
  expect(readStored('page_lists.team', 5)).toEqual([])
  const steps = [
    { upTo: 1, percent: 6, rupees: null },
    { upTo: 'x', percent: 8, rupees: null },
  ]
  expect(readWhole('charge_rules.steps', steps, [])).toEqual([])
})
