import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestedDatabase } from '#server/local/postgres/database.ts'
import { openOwnDatabase } from '#server/testing/helpers/own-database.ts'

let database: TestedDatabase

const newest = async (columns: string) =>
  (await database.query(`select ${columns} from offer_enquiries order by created_at desc limit 1`)).rows[0]

function store(field: object) {
  const enquiry = {
    id: randomUUID(),
    name: 'Asha Das',
    mobile: '98765 43210',
    email: 'asha@example.in',
    agreed: true,
    robot_score: 0,
    submission_hash: 'hash',
    ...field,
  }
  return database.query(`select store_enquiry('offer_enquiries', $1, 'an address')`, [enquiry])
}

/** Everything about the report's view that a change of its table might lose. */
const viewFacts = async () =>
  (
    await database.query(
      `select pg_get_viewdef(oid) as definition, reloptions, relacl::text, obj_description(oid) as comment
       from pg_class where oid = 'public.offer_report'::regclass`,
    )
  ).rows

beforeAll(async () => {
  database = await openOwnDatabase()
})
afterAll(() => database.close())

it('a text added by its one line is stored, checked and found, and everything else stays', async () => {
  await database.script('grant select on public.offer_report to authenticated')
  const before = await viewFacts()
  await store({})
  await database.script(`call private.add_form_text('offer_enquiries', 'landmark', 400)`)
  expect(await viewFacts()).toEqual(before)
  expect(await newest('landmark')).toEqual({ landmark: '' })

  await store({ landmark: `Near the Big Temple ${'–'.repeat(280)} far away` })
  const { search_text } = (await newest('search_text')) ?? {}
  expect(search_text).toContain('98765 43210')
  expect(search_text).toContain('near the big temple')
  expect(search_text).not.toContain('far away')
  const { rows } = await database.query(
    `select indexdef from pg_indexes where tablename = 'offer_enquiries' and indexdef like '%search_text%'`,
  )
  expect(rows).toHaveLength(2)

  await expect(store({ landmark: 'a\u0007b' })).rejects.toMatchObject({
    message: expect.stringContaining('"offer_enquiries_clean_check"'),
  })
  await expect(store({ landmark: 'x'.repeat(401) })).rejects.toMatchObject({
    message: expect.stringContaining('"offer_enquiries_landmark_check"'),
  })
})
