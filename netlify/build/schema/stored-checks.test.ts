import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { line, paragraph } from '#contract/wire/text.ts'
import type { TestedDatabase } from '#server/local/postgres/database.ts'
import { openOwnDatabase } from '#server/testing/helpers/own-database.ts'
import { shapeOf } from './stored-checks.ts'

let database: TestedDatabase

beforeAll(async () => {
  database = await openOwnDatabase()
})
afterAll(() => database.close())

async function fits(schema: z.ZodType, value: unknown): Promise<unknown> {
  const { rows } = await database.query('select private.fits($1::text::jsonb, $2::text::jsonb) as fits', [
    JSON.stringify(value),
    JSON.stringify(shapeOf(schema)),
  ])
  return rows[0]?.fits
}

const plain = z.strictObject({ name: line(5), note: paragraph(9).optional() })

test.each<[z.ZodType, unknown]>([
  [plain, { name: 'A' }],
  [plain, { name: 'A\u200dB', note: 'a\nb' }],
  [plain, { name: 'A\nB' }],
  [plain, { name: 'A\u202eB' }],
  [plain, { name: 'A\u200bB' }],
  [plain, { name: 'ABCDEF' }],
  [plain, { name: 'A', other: 1 }],
  [plain, {}],
  [plain, []],
  [plain, null],
  [z.array(z.int().min(1).max(7)).min(1).max(2), [1, 7]],
  [z.array(z.int().min(1).max(7)).min(1).max(2), []],
  [z.array(z.int().min(1).max(7)).min(1).max(2), [1, 2, 3]],
  [z.array(z.int().min(1).max(7)), [1.5]],
  [z.array(z.int().min(1).max(7)), ['1']],
  [z.array(z.int().min(1).max(7)), { a: 1 }],
  [z.number().gt(0).nullable(), 0],
  [z.number().gt(0).nullable(), 0.1],
  [z.number().gt(0).nullable(), null],
  [z.union([z.literal(''), z.string().regex(/^#[0-9a-f]{6}$/)]), '#c00020'],
  [z.union([z.literal(''), z.string().regex(/^#[0-9a-f]{6}$/)]), '#c00020;}'],
  [z.union([z.literal(''), z.string().regex(/^#[0-9a-f]{6}$/)]), ''],
  [z.partialRecord(z.enum(['a', 'b']), z.string()), { a: 'x' }],
  [z.partialRecord(z.enum(['a', 'b']), z.string()), { c: 'x' }],
  [z.iso.date(), '2026-02-28'],
  [z.iso.date(), '2026-02-30'],
])('the database takes of %o what the contract takes: %j', async (schema, value) => {
  // Forms tidy what they get; what is stored is tidy.
  const taken = schema.safeParse(value)
  expect(await fits(schema, value)).toBe(taken.success && isDeepStrictEqual(taken.data, value))
})

test('a shape that is none is an error, never a yes', async () => {
  await expect(database.query(`select private.fits('1', private.shape_of('none'))`)).rejects.toThrow()
})

test('what the database could not check is refused before it is written', () => {
  expect(() => shapeOf(z.string().transform(Number))).toThrow('Transforms')
  expect(() => shapeOf(z.string().regex(/a/i))).toThrow('flags')
  expect(() => shapeOf(z.tuple([z.string()]))).toThrow('prefixItems')
})
