import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeForm } from '#server/testing/helpers/files/files.ts'
import { badFiles, type CorpusFile, goodFiles } from '#server/testing/helpers/files/upload-corpus.ts'
import { type Answer, type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let staff: Caller

beforeAll(async () => {
  api = await startTestApi()
  staff = await api.staffCaller()
})

afterAll(() => api.close())

const applicant = { name: 'Asha', email: 'asha@mail.example', phone: '98765 43210', post: 'Mechanic' }

function send({ field, name, type, content }: CorpusFile): Promise<Answer> {
  const file = new File([content], name, { type })
  if (field === 'resume')
    return api.caller().call('POST', '/api/career', { body: makeForm({ ...applicant, resume: file }) })
  return staff.call('POST', '/api/galleryupload', { body: makeForm({ images: file, alt: 'A picture' }) })
}

/** The present rows and files. */
async function stored(): Promise<unknown> {
  const [counts] = await api.db.sql(
    `select (select count(*)::integer from public.career_applications) as applications,
       (select count(*)::integer from public.gallery_images) as pictures,
       (select count(*)::integer from storage.objects) as files`,
  )
  return counts
}

test('there are 200 bad files and 50 good ones at least, none twice', () => {
  expect(badFiles.length).toBeGreaterThanOrEqual(200)
  expect(goodFiles.length).toBeGreaterThanOrEqual(50)
  const names = [...badFiles, ...goodFiles].map(({ field, what }) => `${field} ${what}`)
  expect(new Set(names).size).toBe(names.length)
})

test('every bad file is refused under its field, and nothing of it stays', { timeout: 300_000 }, async () => {
  const before = await stored()
  for (const file of badFiles) {
    const { status, body } = await send(file)
    const { error } = body as { error?: { fields?: Record<string, string> } }
    expect({ file: file.what, status }).toEqual({ file: file.what, status: 422 })
    expect(Object.keys(error?.fields ?? {})).toEqual([file.field === 'resume' ? 'resume' : 'images'])
  }
  expect(await stored()).toEqual(before)
})

test('every good file is taken, whole, under a name of our own', { timeout: 300_000 }, async () => {
  for (const file of goodFiles) {
    const { status } = await send(file)
    expect({ file: file.what, status }).toEqual({ file: file.what, status: 201 })
  }
  const resumes = goodFiles.filter(({ field }) => field === 'resume').length
  expect(await stored()).toEqual({
    applications: resumes,
    pictures: goodFiles.length - resumes,
    files: goodFiles.length,
  })
  const names = await api.db.sql<{ name: string }>('select name from storage.objects')
  for (const { name } of names)
    expect(name).toMatch(/^[0-9a-f]{64}\.(?:pdf|docx?|\d+x\d+\.(?:png|jpg|webp|avif))$/)
})
