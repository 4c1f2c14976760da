import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestedDatabase } from '#server/local/postgres/database.ts'
import { openOwnDatabase } from '#server/testing/helpers/own-database.ts'

let database: TestedDatabase

beforeAll(async () => {
  database = await openOwnDatabase()
})
afterAll(() => database.close())

/** Words with blanks of every kind that a keyboard or a copied page may leave. */
const words = fc
  .array(fc.constantFrom('ଆ', '𝒂', 'e', 'z', ' ', ' ', '\n', '\u00a0', '\u2003', '\u3000', '\ufeff'), {
    maxLength: 40,
  })
  .map((signs) => signs.join('').trim())

it('cuts a text short, and never in a blank', async () => {
  await fc.assert(
    fc.asyncProperty(words, fc.integer({ min: 1, max: 30 }), async (text, most) => {
      const { rows } = await database.query('select private.shortened($1, $2) as text', [text, most])
      expect(rows[0]?.text).toBe([...text].slice(0, most).join('').trim())
    }),
    { numRuns: 300 },
  )
})
