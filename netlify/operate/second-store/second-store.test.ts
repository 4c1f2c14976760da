import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BlobsServer } from '@netlify/blobs/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addWaiting } from '#server/data/enquiries/waiting-enquiries.ts'
import { nobodyListens, pointedTo, withEnvironment } from '#server/testing/helpers/faulty-supabase.ts'
import { makeForm, makePdf } from '#server/testing/helpers/files/files.ts'
import { startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'
import { reachBlobs } from '../reach-blobs.ts'
import { readOrder } from './order.ts'
import { runOrder } from './orders.ts'

let api: TestApi
let folder: string
let blobs: BlobsServer
let context: string

beforeAll(async () => {
  api = await startTestApi()
  folder = await mkdtemp(join(tmpdir(), 'second-store-'))
  blobs = new BlobsServer({ directory: join(folder, 'blobs'), token: 'a token' })
  const apiURL = `http://localhost:${(await blobs.start()).port}`
  // The context that Blobs have outside Netlify, where only the API reaches them.
  context = Buffer.from(JSON.stringify({ apiURL, siteID: 'site', token: 'a token' })).toString('base64')
})

afterAll(async () => {
  await blobs.stop()
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

async function run(words: string): Promise<string> {
  const lines: string[] = []
  const order = readOrder(words.split(' ').filter(Boolean))
  const cause = await runOrder(order, (line) => lines.push(line)).catch((error: Error) => error)
  return [...lines, ...(cause ? [cause.message] : [])].join('\n')
}

/** A waiting enquiry that was refused, because another enquiry was stored under its id meanwhile. */
async function refuseOne(): Promise<string> {
  const id = randomUUID()
  await addWaiting({
    form: 'sendOfferEnquiry',
    origin: { id, hash: 'one', robotScore: 0, sender: 'somebody', acceptedAt: new Date().toISOString() },
    body: { name: 'Asha Das', email: 'asha@mail.example', contact: '98765 43210', agree: true },
  })
  await api.db.sql(
    `insert into public.offer_enquiries (id, name, mobile, email, agreed, submission_hash)
     values ($1, 'First', '9000000002', 'first@mail.example', true, 'another')`,
    [id],
  )
  await api.runScheduled()
  return id
}

const names = (id: string) => api.db.sql('select name from public.offer_enquiries where id = $1', [id])
describe.each([
  ['a folder', () => ({})],
  ['Netlify Blobs', () => ({ SECOND_STORE_FOLDER: '', NETLIFY_BLOBS_CONTEXT: context })],
])('of %s', (_what, variables: () => Record<string, string>) => {
  const inPlace = (work: () => Promise<void>) => withEnvironment(variables(), work)

  beforeEach(() =>
    inPlace(async () => {
      expect(await run('list')).toBe('0 waiting, 0 refused.')
      expect(await run('retry')).toBe('Nothing was refused.')
    }),
  )

  test('what was refused is listed, read, stored when its cause is gone, and gone then', () =>
    inPlace(async () => {
      const id = await refuseOne()
      const name = `refused/sendOfferEnquiry/${id}`
      expect(await run('list')).toMatch(new RegExp(`^2\\d{3}-.*Z  ${name}\n0 waiting, 1 refused\\.$`))
      expect(await run('list')).not.toContain('Asha')
      expect(JSON.parse(await run(`show ${name}`))).toMatchObject({ id, body: { name: 'Asha Das' } })
      expect(await run('retry')).toContain('1 could not be stored.')
      expect(await names(id)).toEqual([{ name: 'First' }])

      await api.db.sql('delete from public.offer_enquiries where id = $1', [id])
      expect(await run('retry')).toBe(`Stored ${name}.`)
      expect(await names(id)).toEqual([{ name: 'Asha Das' }])
    }))

  test('one that was taken care of is removed; a name that is none is said to be none', () =>
    inPlace(async () => {
      const name = `refused/sendOfferEnquiry/${await refuseOne()}`
      for (const verb of ['show', 'retry', 'remove'])
        expect(await run(`${verb} refused/x/y`)).toBe('There is no entry refused/x/y.')
      expect(await run(`remove ${name}`)).toBe(`Removed ${name}.`)
    }))
})

test('a resume in an entry goes into a file', async () => {
  const id = randomUUID()
  const fields = { name: 'Asha', email: 'a@mail.example', phone: '9876543211', post: 'Mechanic' }
  const body = makeForm({ ...fields, resume: new File([makePdf(300)], 'resume.pdf') })
  await pointedTo(api, nobodyListens, async () => {
    await api.caller().call('POST', '/api/career', { body, headers: { 'idempotency-key': id } })
  })
  const file = join(folder, 'resume.pdf')
  expect(await run('list')).toContain('1 waiting, 0 refused.')
  expect(await run(`show applyForCareer/${id} ${file}`)).toContain('"resume": "resume.pdf, 300 bytes"')
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-')
  expect(await run(`remove applyForCareer/${id}`)).toContain('Removed')
})

test('an entry of another key is told from one that is not there', async () => {
  const name = `refused/sendOfferEnquiry/${await refuseOne()}`
  await withEnvironment({ SECOND_STORE_KEY: 'k'.repeat(43) }, async () => {
    expect(await run(`show ${name}`)).toBe(`The entry ${name} cannot be opened.`)
  })
  await run(`remove ${name}`)
})

test.each(['list all', 'show', 'remove', 'retry one two', 'drop x', 'show a b c'])(
  '%s is no order',
  (words) => {
    expect(() => readOrder(words.split(' '))).toThrow()
  },
)

test('outside Netlify the site’s id and a token open its Blobs', () => {
  const variables: Record<string, string | undefined> = {
    NETLIFY_SITE_ID: 'site',
    NETLIFY_AUTH_TOKEN: 'token',
  }
  reachBlobs(variables)
  expect(JSON.parse(Buffer.from(variables.NETLIFY_BLOBS_CONTEXT ?? '', 'base64').toString())).toEqual({
    siteID: 'site',
    token: 'token',
  })
})
