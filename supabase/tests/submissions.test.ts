import { afterAll, beforeAll, expect, it } from 'vitest'
import { actAs } from './callers.ts'
import { openEmbeddedDatabase, type TestedDatabase } from './database.ts'

const id = '00000000-0000-4000-a000-000000000001'
let database: TestedDatabase

beforeAll(async () => {
  database = await openEmbeddedDatabase()
  await database.query(
    `insert into public.reviews (id, submission_hash, message) values ($1, 'hash', 'Good.')`,
    [id],
  )
})
afterAll(() => database.close())

const ask = (table: string, submission: string, hash: string) =>
  actAs(database, 'anon', async () => {
    const { rows } = await database.query('select is_same_submission($1, $2, $3) as same', [
      table,
      submission,
      hash,
    ])
    return rows[0]?.same
  })

it('knows a repeat from another body and from another id', async () => {
  expect(await ask('reviews', id, 'hash')).toBe(true)
  expect(await ask('reviews', id, 'other')).toBe(false)
  expect(await ask('reviews', '00000000-0000-4000-a000-000000000002', 'hash')).toBe(false)
})

it.each(['staff', 'nothing', 'reviews; drop table reviews'])('answers nothing about %s', async (table) => {
  await expect(ask(table, id, 'hash')).rejects.toMatchObject({ code: '22023' })
})
