import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Mail } from '#server/lib/mail/mail.ts'
import { sendMails } from '#server/services/messages/mail/send-mails.ts'
import { withEnvironment } from '#server/testing/helpers/faulty-supabase.ts'
import { startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let folder: string

beforeAll(async () => {
  api = await startTestApi()
  await api.db.sql(`update public.dealership set sales_email = 'sales@dealer.example'`)
  await api.db.createStaff({ email: 'owner@dealer.example' })
  await api.db.createStaff({ email: 'manager@dealer.example', role: 'manager' })
})
afterAll(() => api.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealer-mails-'))
  await api.db.sql('truncate private.mails, private.vitals, private.client_errors')
  return () => rm(folder, { recursive: true })
})

/** Half past nine in India, so many days from now on. */
const morning = (days = 0) => {
  const day = new Date(Date.now() + days * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10)
  return new Date(`${day}T09:30:00+05:30`)
}

/** Sends what is due at a moment, and answers the mails about the site. */
async function mailsAt(moment: Date): Promise<Mail[]> {
  await withEnvironment({ MAIL_FOLDER: folder, SMTP_URL: '' }, async () => {
    await sendMails(moment)
  })
  const names = (await readdir(folder)).sort()
  const all = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Mail),
  )
  return all.filter(({ subject }) => !subject.startsWith('This morning'))
}

/** A hundred visits, each with a press that was answered after so many milliseconds. */
const visits = (milliseconds: number) =>
  api.db.sql(
    `insert into private.vitals (day, part, value, visits, inp)
     select private.indian_day(now()), 'page', 'model', 100, array_replace(
       private.count_in(array_fill(0, array[13]), 'inp', jsonb_build_object('inp', $1::integer)), 1, 100)`,
    [milliseconds],
  )

const version = (name: string, days: number, errors: number) =>
  api.db.sql(
    `insert into private.vitals (day, part, value, visits, errors, began_at)
     select private.indian_day(now()) - $2::integer, 'version', $1, 100, $3, now() - make_interval(days => $2::integer)`,
    [name, days, errors],
  )

test('slow answers are told to the owner in the morning, once in seven days', async () => {
  await visits(450)
  await api.db.sql('update private.vitals set day = day - 7')
  expect(await mailsAt(new Date(morning(-7).getTime() - 3_600_000))).toEqual([])
  const [mail, ...more] = await mailsAt(morning(-7))
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: ['owner@dealer.example'], subject: 'The site answers slowly: 475 ms' })
  expect(mail?.text).toContain('100 visits were measured.')
  expect(mail?.text).toContain('- pages “model”: 475 ms')
  expect(mail?.text).toContain('/admin/dashboard?page=site-health')
  await api.db.sql('update private.vitals set day = day + 6')
  expect(await mailsAt(morning(-1))).toHaveLength(1)
  await api.db.sql('update private.vitals set day = day + 1')
  expect(await mailsAt(morning())).toHaveLength(2)
})

test('a version with twice as many errors is told with its most frequent ones', async () => {
  await version('aaaaaaa', 3, 2)
  await version('bbbbbbb', 1, 9)
  await api.db.sql(
    `insert into private.client_errors (version, hash, message, frame, page, first_day, last_day, count)
     values ('bbbbbbb', 'aaaaaaaaaaaa', 'x is not a function', '/assets/x.js:1:2', 'model',
       private.indian_day(now()), private.indian_day(now()), 9)`,
  )
  const [mail, ...more] = await mailsAt(morning())
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: ['owner@dealer.example'], subject: 'More errors since version bbbbbbb' })
  expect(mail?.text).toContain('9 errors in 100 measured visits')
  expect(mail?.text).toContain('version aaaaaaa, it was 2 in 100')
  expect(mail?.text).toContain('- x is not a function')
})

test('a quick site without new errors writes nothing', async () => {
  await visits(180)
  await version('aaaaaaa', 3, 5)
  await version('bbbbbbb', 1, 6)
  expect(await mailsAt(morning())).toEqual([])
})

test('a cause that is gone when its mail is sent is told to nobody', async () => {
  await visits(450)
  await api.db.sql('select private.queue_due_mails($1)', [morning()])
  await api.db.sql('truncate private.vitals')
  expect(await mailsAt(morning())).toEqual([])
  expect(await api.db.sql(`select from private.mails where sent_at is null`)).toEqual([])
})
