import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forms } from '#contract/enquiries/forms.ts'
import { referenceOf } from '#contract/enquiries/reference.ts'
import { texts } from '#contract/texts/texts.ts'
import { senderOf } from '#server/lib/forms/form-signals.ts'
import { forgetOutages } from '#server/services/enquiries/intake.ts'
import {
  faultySupabase,
  nobodyListens,
  pointedTo,
  withEnvironment,
} from '#server/testing/helpers/faulty-supabase.ts'
import { makeForm, makePdf } from '#server/testing/helpers/files/files.ts'
import { formNames } from '#server/testing/helpers/forms.ts'
import { sampleCalls } from '#server/testing/helpers/sample-calls.ts'
import { type Answer, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

const salesPhone = '0671-000-0101'
let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
  process.env.SALES_PHONE = salesPhone
})
afterAll(() => api.close())
beforeEach(() => forgetOutages())

const offer = { name: 'Asha Das', email: 'asha@mail.example', contact: '98765 43210', agree: true }
const send = (key: string, body: unknown = offer, ip?: string) =>
  api.caller(ip).call('POST', '/offer', { body, headers: { 'idempotency-key': key } })
const during = (work: () => Promise<void>) => pointedTo(api, nobodyListens, work)

async function waitingFiles(): Promise<string[]> {
  const entries = await readdir(api.secondStoreFolder, { recursive: true, withFileTypes: true })
  return entries.filter((one) => one.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

const rows = (id: string, table = 'offer_enquiries') =>
  api.db.sql(`select * from public.${table} where id = $1`, [id])

test.each(formNames)(
  '$name is thanked during an outage and stored once after it',
  async ({ name, path, table }) => {
    const id = randomUUID()
    const body = () => sampleCalls.get(name)?.body?.({} as never)
    const headers = { 'idempotency-key': id }
    let answers: Answer[] = []
    await during(async () => {
      const one = () => api.caller().call('POST', path, { body: body(), headers })
      answers = [await one(), await one()]
    })
    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    expect(answers[0]?.body).toEqual({
      message: forms[name].thanks(),
      reference: referenceOf(id),
      promisedAt: null,
    })
    expect(await waitingFiles()).toHaveLength(1)
    expect(await rows(id, table)).toEqual([])

    await api.runScheduled()
    expect(await rows(id, table)).toHaveLength(1)
    expect(await waitingFiles()).toEqual([])
    const again = await api.caller().call('POST', path, { body: body(), headers })
    expect(again.status).toBe(201)
    expect(await rows(id, table)).toHaveLength(1)
  },
)

test('a row says when its visitor was accepted, not when it was stored', async () => {
  const id = randomUUID()
  const before = Date.now()
  await during(async () => {
    await send(id)
  })
  const after = Date.now()
  await api.db.sql('select pg_sleep(0.05)')
  await api.runScheduled()
  const [row] = await rows(id)
  const stored = Number(new Date(String(row?.created_at)))
  expect(stored).toBeGreaterThanOrEqual(before)
  expect(stored).toBeLessThanOrEqual(after)
})

test('nothing of what was sent can be read in the second store', async () => {
  await during(async () => {
    await send(randomUUID())
  })
  const [file = ''] = await waitingFiles()
  const content = (await readFile(file)).toString('latin1')
  for (const word of ['Asha', '98765', 'mail.example', 'agree']) expect(content).not.toContain(word)
  await api.runScheduled()
})

test('an answer that never comes is given up after four seconds, and the next visitors do not wait', async () => {
  let asked = 0
  const silent = await faultySupabase(() => {
    asked += 1
  })
  await pointedTo(api, silent.url, async () => {
    const first = await Promise.all(Array.from({ length: 5 }, () => send(randomUUID())))
    expect(first.map(({ status }) => status)).toEqual(Array(5).fill(202))
    const before = asked
    expect((await send(randomUUID())).status).toBe(202)
    expect([before, asked]).toEqual([5, before])
  })
  silent.close()
  await api.runScheduled()
  expect(await waitingFiles()).toEqual([])
}, 60_000)

test('a row that was stored although its answer got lost stays the only one', async () => {
  const id = randomUUID()
  const deaf = await faultySupabase(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk as Uint8Array)
    const headers = new Headers(request.headers as Record<string, string>)
    for (const name of ['host', 'connection', 'transfer-encoding', 'content-length']) headers.delete(name)
    await fetch(new URL(request.url ?? '/', api.db.url), {
      method: 'POST',
      headers,
      body: Buffer.concat(chunks),
    })
    response.destroy()
  })
  await pointedTo(api, deaf.url, async () => {
    expect((await send(id)).status).toBe(202)
  })
  deaf.close()
  expect(await rows(id)).toHaveLength(1)
  expect(await waitingFiles()).toHaveLength(1)
  await api.runScheduled()
  expect(await rows(id)).toHaveLength(1)
  expect(await waitingFiles()).toEqual([])
})

test('another body under the key of one that waits is refused, and so are fields that do not fit', async () => {
  const id = randomUUID()
  await during(async () => {
    expect((await send(id)).status).toBe(202)
    const other = await send(id, { ...offer, name: 'Somebody else' })
    expect(other).toMatchObject({ status: 422, body: { error: { code: 'key_reused' } } })
    expect((await send(randomUUID(), {})).status).toBe(422)
  })
  await api.runScheduled()
  expect(await rows(id)).toMatchObject([{ name: 'Asha Das' }])
})

test('when neither store takes it, the visitor is told whom to call', async () => {
  await withEnvironment({ SUPABASE_URL: nobodyListens, SECOND_STORE_FOLDER: '/dev/null/none' }, async () => {
    const { status, headers, body } = await send(randomUUID())
    expect({ status, body }).toMatchObject({
      status: 503,
      body: { error: { code: 'unavailable' }, message: expect.stringContaining(salesPhone) },
    })
    expect(headers.get('retry-after')).toBe('30')
  })
  await withEnvironment({ SUPABASE_URL: nobodyListens, SECOND_STORE_KEY: '' }, async () => {
    expect((await send(randomUUID())).status).toBe(503)
  })
  expect(await waitingFiles()).toEqual([])
})

test('what the database will never take is put aside, and the rest is stored', async () => {
  const [id, other] = [randomUUID(), randomUUID()]
  await during(async () => {
    await send(id)
    await send(other)
  })
  // Meanwhile an enquiry with the same id and another body was stored.
  await api.db.sql(
    `insert into public.offer_enquiries (id, name, mobile, email, agreed, submission_hash)
     values ($1, 'First', '9000000002', 'first@mail.example', true, 'another')`,
    [id],
  )
  await api.runScheduled()
  expect(await waitingFiles()).toEqual([join(api.secondStoreFolder, 'refused', 'sendOfferEnquiry', id)])
  expect(await rows(other)).toHaveLength(1)
  await api.runScheduled()
  expect(await waitingFiles()).toHaveLength(1)
  await rm(join(api.secondStoreFolder, 'refused'), { recursive: true })
})

test('what is too much for a day waits for the next one', async () => {
  const id = randomUUID()
  await during(async () => {
    expect((await send(id)).status).toBe(202)
  })
  await api.db.sql(`update private.budgets set of_network = 0 where name = 'bytes of doubtful forms'`)
  await api.runScheduled()
  expect([await rows(id), await waitingFiles()]).toEqual([[], [expect.stringContaining(id)]])
  expect(await send(randomUUID())).toMatchObject({
    status: 429,
    body: { error: { code: 'too_many_requests' }, message: expect.stringContaining(salesPhone) },
  })
  await api.db.sql(`update private.budgets set of_network = 500000 where name = 'bytes of doubtful forms'`)
  await api.runScheduled()
  expect([await rows(id), await waitingFiles()]).toEqual([[expect.anything()], []])
})

/** Puts the entry of an enquiry in front of all others. */
async function age(file: string): Promise<void> {
  await utimes(file, 0, 0)
}

test.each([
  [
    'that cannot be decrypted',
    async (file: string) => writeFile(file, Buffer.from((await readFile(file)).toReversed())),
  ],
  [
    'that are too much for today',
    () =>
      api.db.sql(
        `insert into private.charges select name, 'address ' || $1, of_address, now() + interval '1 day'
         from private.budgets where name = 'bytes of doubtful forms' on conflict do nothing`,
        [senderOf('192.0.2.66')],
      ),
  ],
  [
    'that the database refuses',
    (file: string) =>
      api.db.sql(
        `insert into public.offer_enquiries (id, name, mobile, email, agreed, submission_hash)
         values ($1, 'First', '9000000002', 'first@mail.example', true, 'another')`,
        [file.split('/').at(-1)],
      ),
  ],
])('twenty enquiries %s hold up none behind them', async (_what, poison) => {
  const poisoned = Array.from(
    { length: 20 },
    (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  )
  const genuine = Array.from({ length: 12 }, () => randomUUID())
  await api.db.sql('delete from private.charges')
  await during(async () => {
    for (const id of poisoned) await send(id, offer, '192.0.2.66')
    for (const file of await waitingFiles()) await age(file)
  })
  for (const file of await waitingFiles()) await poison(file)
  await during(async () => {
    for (const id of genuine) await send(id, offer, '192.0.2.67')
  })
  await api.runScheduled()
  const stored = await api.db.sql('select id from public.offer_enquiries where id = any ($1)', [genuine])
  expect(stored).toHaveLength(12)
  const left = await waitingFiles()
  expect(left).toHaveLength(20)
  for (const file of left) expect(file).toContain('00000000-0000-4000')
  await api.db.sql(`delete from public.offer_enquiries where id::text like '00000000%'`)
  for (const file of left) await rm(file)
})

test('during an outage the drain leaves everything where it is; an entry it cannot read too', async () => {
  const id = randomUUID()
  await during(async () => {
    await send(id)
    await api.runScheduled()
  })
  const [file = ''] = await waitingFiles()
  const sealed = await readFile(file)
  await writeFile(file, Buffer.from(sealed.toReversed()))
  await api.runScheduled()
  expect(await waitingFiles()).toEqual([file])
  await writeFile(file, sealed)
  await api.runScheduled()
  expect(await rows(id)).toHaveLength(1)
})

test('a resume waits with its application, and one uploaded before is found again', async () => {
  const fields = { name: 'Asha', email: 'a@mail.example', phone: '9876543211', post: 'Mechanic' }
  const [inside, uploaded] = [randomUUID(), randomUUID()]
  const { body: target } = await api
    .caller()
    .call('POST', '/api/career/upload-url', { body: { fileName: 'a.pdf', size: makePdf().length } })
  const { uploadUrl, path, contentType } = target as { uploadUrl: string; path: string; contentType: string }
  await fetch(uploadUrl, { method: 'PUT', headers: { 'content-type': contentType }, body: makePdf() })
  const apply = (key: string, body: unknown) =>
    api.caller().call('POST', '/api/career', { body, headers: { 'idempotency-key': key } })
  await during(async () => {
    const form = makeForm({ ...fields, resume: new File([makePdf()], 'resume.pdf') })
    expect((await apply(inside, form)).body).toMatchObject({ message: texts.career.success })
    expect((await apply(uploaded, { ...fields, resumePath: path })).status).toBe(202)
  })
  await api.runScheduled()
  const [one] = await rows(inside, 'career_applications')
  const [other] = await rows(uploaded, 'career_applications')
  expect(other?.resume_path).toBe(path)
  const found = await api.db.sql(`select name from storage.objects where name = $1`, [one?.resume_path])
  expect(found).toHaveLength(1)
  expect(await waitingFiles()).toEqual([])
})
