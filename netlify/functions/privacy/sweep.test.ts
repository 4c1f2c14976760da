import { randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { VehicleRecord } from '#contract/catalogue/vehicle-record.ts'
import { readResume } from '#server/data/enquiries/resumes.ts'
import { makeForm, makePdf, makePng, pictureFile } from '#server/testing/helpers/files/files.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

/** Uploads a résumé as a browser does, and makes the upload so many minutes old. */
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

test('a part that fails stops no other, and all files go in one call', async () => {
  const old = [await upload(121), await upload(122), await upload(123)]
  const removals: string[] = []
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (init?.method === 'DELETE') removals.push(String(input))
    return real(input, init)
  })
  const failures = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await api.db.sql('revoke execute on function public.erase_due(integer) from service_role')
  try {
    await api.runScheduled()
    expect(failures.mock.calls.flat().join(' ')).toContain('The function sweep failed')
  } finally {
    await api.db.sql('grant execute on function public.erase_due(integer) to service_role')
    failures.mockRestore()
    vi.unstubAllGlobals()
  }
  expect(await Promise.all(old.map(isThere))).toEqual([false, false, false])
  expect(removals.filter((address) => address.endsWith('/object/resumes'))).toHaveLength(1)
})

describe('pictures', () => {
  let staff: Caller
  let width = 20

  beforeAll(async () => {
    staff = await api.staffCaller()
  })

  /** A picture of the catalogue that was uploaded just now. */
  async function add(image = pictureFile(makePng(++width, 20))): Promise<string> {
    const { body } = await staff.call('POST', '/api/cataloguePictures', { body: makeForm({ image }) })
    return (body as { path: string }).path
  }

  /** Lets the sweep find unused files, makes that moment so many hours old, and runs the sweep again. */
  async function sweepAfter(hours: number): Promise<void> {
    await api.runScheduled()
    await api.db.sql(
      'update private.unused_files set unused_since = unused_since - make_interval(hours => $1)',
      [hours],
    )
    await api.runScheduled()
  }

  const isServed = async (path: string) =>
    (await fetch(`${api.db.url}/storage/v1/object/public/${path.slice('/media/'.length)}`)).ok
  const name = (path: string) =>
    api.db.sql(`update public.dealership set logo = $1`, [path]).then(
      () => 'saved',
      () => 'refused',
    )

  test('one that nothing names goes after a day and not before, one that is named stays', async () => {
    const [unused, named] = [await add(), await add()]
    await name(named)
    await sweepAfter(23)
    expect(await Promise.all([unused, named].map(isServed))).toEqual([true, true])
    await sweepAfter(2)
    expect(await Promise.all([unused, named].map(isServed))).toEqual([false, true])
    expect(await name(unused)).toBe('refused')
  })

  test('one that is named again in the meantime, or was uploaded again, begins its day anew', async () => {
    const image = pictureFile(makePng(90, 20))
    const [again, back] = [await add(image), await add()]
    await sweepAfter(23)
    await name(back)
    expect(await add(image)).toBe(again)
    await sweepAfter(2)
    await name('')
    await sweepAfter(21)
    expect(await Promise.all([again, back].map(isServed))).toEqual([true, true])
    await sweepAfter(4)
    expect(await Promise.all([again, back].map(isServed))).toEqual([false, false])
    // The name of the removed file is free again.
    expect(await add(image)).toBe(again)
    expect(await isServed(again)).toBe(true)
    expect(await name(again)).toBe('saved')
  })

  test('a save that names one that is being removed is told to choose it again', async () => {
    const path = await add()
    await sweepAfter(25)
    const made = await staff.call('POST', '/api/catalogue', {
      body: { name: 'STAR 150', displayName: 'Star 150', category: 'motorcycle', bodyType: 'naked' },
    })
    const at = `/api/catalogue/${(made.body as { id: number }).id}`
    const { document } = (await staff.call('GET', at)).body as VehicleRecord
    const body = { expected: 1, changes: { pictures: { ...document.pictures, hero: path } } }
    expect(await staff.call('PATCH', at, { body })).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('Please choose it again') },
    })
    expect(await isServed(path)).toBe(false)
  })

  test.each([
    ['pictures', { place: 'about', alt: '' }],
    ['team', { name: 'Asha', role: 'Mechanic', department: '' }],
  ])('what the list %s names stays while it does', async (list, entry) => {
    const files = [await add(), await add()]
    const [image, film] = files
    const entries =
      list === 'team' ? files.map((one) => ({ ...entry, image: one })) : [{ ...entry, image, film }]
    await api.db.sql(
      `insert into public.page_lists (id, entries) values ($1, $2::text::jsonb)
       on conflict (id) do update set entries = excluded.entries`,
      [list, JSON.stringify(entries)],
    )
    await sweepAfter(25)
    expect(await Promise.all(files.map(isServed))).toEqual([true, true])
    await api.db.sql(`update public.page_lists set entries = '[]' where id = $1`, [list])
    await sweepAfter(25)
    expect(await Promise.all(files.map(isServed))).toEqual([false, false])
  })

  test('what the audit trail can bring back stays', async () => {
    const path = await add()
    await api.db.sql(
      `insert into public.audit_events (action, table_name, row_id, subject, old_values)
       values ('Changed', 'vehicles', '1', 'Star', jsonb_build_object('pictures', jsonb_build_object('hero', $1::text)))`,
      [path],
    )
    await sweepAfter(25)
    expect(await isServed(path)).toBe(true)
  })

  test('deleting an item leaves its file where another row names it', async () => {
    const { body } = await staff.call('POST', '/api/galleryupload', {
      body: makeForm({ images: pictureFile(makePng(70, 20)) }),
    })
    const { id } = body as { id: number }
    const [row] = await api.db.sql<{ image: string }>(
      'select image from public.gallery_images where id = $1',
      [id],
    )
    const path = row?.image ?? ''
    await name(path)
    expect((await staff.call('DELETE', `/api/deleteGalleryImg/${id}`)).status).toBe(200)
    expect(await isServed(path)).toBe(true)
  })

  test('every column that holds the path of a file is asked for, and guarded by the triggers', async () => {
    const columns = await api.db.sql<{ place: string; is_named: boolean; is_guarded: boolean }>(`
      select conrelid::regclass || '.' || attname as place,
        exists (
          select from pg_depend
          join pg_rewrite on pg_rewrite.oid = pg_depend.objid
          where pg_rewrite.ev_class = 'private.named_files'::regclass
            and pg_depend.refobjid = conrelid and pg_depend.refobjsubid = attnum
        ) as is_named,
        (select count(*) = 2 from pg_trigger
          where tgrelid = conrelid and tgfoid = 'private.keep_files'::regproc) as is_guarded
      from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = any (conkey)
      where contype = 'c' and pg_get_constraintdef(pg_constraint.oid) like '%private.is_media_path(%'
        and connamespace = 'public'::regnamespace`)
    expect(columns.length).toBeGreaterThan(15)
    expect(columns.filter((one) => !one.is_named || !one.is_guarded)).toEqual([])
  })
})
