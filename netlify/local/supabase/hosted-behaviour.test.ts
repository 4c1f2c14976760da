import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestDatabase, type TestDatabase } from '#server/testing/helpers/test-database.ts'

let db: TestDatabase
let client: SupabaseClient

// Texts that @supabase/lite 0.10.0 would read as other values.
const texts = [
  'true',
  'null',
  'not_null',
  '0x1F',
  '{"a":1}',
  '"quoted"',
  ' spaced ',
  'a"b',
  'a\\b',
  'a,b',
  '',
]
const values = {
  flag: true,
  whole: 5,
  large: 90_071_992_547,
  id: '6b0e3a9c-3d2c-4b5e-9f43-111111111111',
  day: '2026-11-20',
  moment: '2026-11-20T22:10:38.297+00:00',
  share: 1.5,
}

describe.each([
  ['the embedded engine', true],
  ['the engine over a server', false],
])('%s', (_name, embedded) => {
  beforeAll(async () => {
    db = await startTestDatabase({ embedded })
    client = createClient(db.url, db.secretKey)
    await db.sql(
      `create table public.probe (word text, flag boolean, whole integer, large bigint, id uuid, day date,
       moment timestamptz, share numeric)`,
    )
    await db.sql('grant all on public.probe to service_role')
    await client.from('probe').insert([...texts, 'other'].map((word) => ({ word, ...values })))
    await db.sql(`insert into storage.buckets (id, name, public) values ('papers', 'papers', false)`)
  })

  afterAll(() => db.close())

  it.each(texts)('compares a text with %j as it stands', async (word) => {
    const { data } = await client.from('probe').select('word').eq('word', word)
    expect(data).toEqual([{ word }])
  })

  it.each(Object.entries(values))('compares the column %s with %j', async (column, value) => {
    const { data } = await client.from('probe').select('word').eq(column, value)
    expect(data).toHaveLength(texts.length + 1)
  })

  it('changes the row that is meant, and no other', async () => {
    const { data } = await client
      .from('probe')
      .update({ whole: 6 })
      .eq('word', 'true')
      .eq('flag', true)
      .select('word')
    expect(data).toEqual([{ word: 'true' }])
  })

  it('signs addresses that supabase-js can read', async () => {
    const papers = client.storage.from('papers')
    const upload = await papers.createSignedUploadUrl('in/a.txt')
    const put = await fetch(upload.data?.signedUrl ?? '', { method: 'PUT', body: 'a paper' })
    expect([upload.data?.path, put.status]).toEqual(['in/a.txt', 200])
    const download = await papers.createSignedUrl('in/a.txt', 60)
    expect(await (await fetch(download.data?.signedUrl ?? '')).text()).toBe('a paper')
    expect((await papers.createSignedUrl('none.txt', 60)).error).not.toBeNull()
  })

  it('tells which check refused a row that a function inserts', async () => {
    const enquiry = {
      id: values.id,
      name: 'x'.repeat(200),
      mobile: '1',
      email: 'a@b.cd',
      agreed: true,
      robot_score: 0,
    }
    const { error, status } = await client.rpc('store_enquiry', {
      form_table: 'offer_enquiries',
      enquiry: { ...enquiry, submission_hash: 'hash' },
      sender: 'somebody',
    })
    expect([status, error]).toMatchObject([
      400,
      {
        code: '23514',
        message: expect.stringContaining('violates check constraint "offer_enquiries_name_check"'),
      },
    ])
  })
})
