import { randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readResume } from '#server/data/resumes.ts'
import { makeForm, makePdf } from '#server/testing/helpers/files.ts'
import { startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

/** Uploads a résumé as a browser does, and makes it so many minutes old. */
async function upload(minutes: number): Promise<string> {
  const { body } = await api
    .caller()
    .call('POST', '/api/career/upload-url', { body: { fileName: 'a.pdf', size: makePdf().length } })
  const { uploadUrl, path, contentType } = body as Record<'uploadUrl' | 'path' | 'contentType', string>
  await fetch(uploadUrl, { method: 'PUT', headers: { 'content-type': contentType }, body: makePdf() })
  await age(path, minutes)
  return path
}

const age = (path: string, minutes: number) =>
  api.db.sql(`update storage.objects set created_at = now() - make_interval(mins => $2) where name = $1`, [
    path,
    minutes,
  ])

const isThere = async (path: string) => (await readResume(path)) !== undefined

async function applied(): Promise<string> {
  const fields = { name: 'Asha', email: 'a@mail.example', phone: '9876543210', post: 'Mechanic' }
  const form = makeForm({ ...fields, resume: new File([makePdf()], 'resume.pdf') })
  expect((await api.caller().call('POST', '/api/career', { body: form })).status).toBe(201)
  const [row] = await api.db.sql<{ resume_path: string }>(
    'select resume_path from public.career_applications',
  )
  return row?.resume_path ?? ''
}

test('resumes of nobody go after two hours; those of an application and newer ones stay', async () => {
  const [old, fresh, claimed] = [await upload(121), await upload(119), await applied()]
  await age(claimed, 1_000)
  await api.runScheduled()
  expect(await Promise.all([old, fresh, claimed].map(isThere))).toEqual([false, true, true])
  const records = await api.db.sql(`select name from storage.objects where bucket_id = 'resumes'`)
  expect(records.map(({ name }) => name).toSorted()).toEqual([fresh, claimed].toSorted())
})

test('nothing goes while an application waits in the second store: the file may be its', async () => {
  const old = await upload(121)
  const folder = join(api.secondStoreFolder, 'applyForCareer')
  await mkdir(folder)
  await writeFile(join(folder, randomBytes(16).toString('hex')), 'not to be read')
  await api.runScheduled()
  expect(await isThere(old)).toBe(true)
  await rm(folder, { recursive: true })
  await api.runScheduled()
  expect(await isThere(old)).toBe(false)
})
