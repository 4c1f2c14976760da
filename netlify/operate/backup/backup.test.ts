import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Settings } from '#server/command/settings.ts'
import { folderStore } from '#server/lib/second-store/folder-store.ts'
import { startEmbeddedSupabase } from '#server/local/supabase/embedded-supabase.ts'
import { makeBackup } from './make-backup.ts'
import { readManifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { newestBackup } from './rotation.ts'
import { openProject } from './stored-project.ts'
import { tryRestore } from './try-restore.ts'
import { requireStore } from './waiting-entries.ts'

let folder: string
const settings = (name: string): Settings => ({
  port: 0,
  host: '127.0.0.1',
  hostNames: [],
  fresh: false,
  empty: false,
  like: undefined,
  dataFolder: join(folder, name),
  hostedUrl: undefined,
  limitsRates: true,
})
const waiting = new Uint8Array(Buffer.from('a sealed form'))
const backup = () => join(folder, 'backup')

async function restoreInto(name: string): Promise<void> {
  const project = await openProject(settings(name), {}, { isNew: true })
  await restoreBackup(project, backup()).finally(() => project.close())
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealer-backup-'))
  const product = await startEmbeddedSupabase({ dataFolder: settings('first').dataFolder })
  await product.engine.sql(`update public.vehicles set price_paise = 12345600 where bike_name = 'SP125'`)
  await product.engine.sql(`delete from public.reviews where id = (select id from public.reviews limit 1)`)
  await folderStore(product.secondStore.folder).create('sendOfferEnquiry/one', waiting)
  await product.close()
  const project = await openProject(settings('first'), {})
  await makeBackup(project, backup()).finally(() => project.close())
}, 240_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

test('the backup holds every table and file, and only its owner may read it', async () => {
  const { tables, objects } = await readManifest(backup())
  expect(tables['public.vehicles']?.rows).toBe(25)
  // One account of each role, and three colleagues.
  expect(tables['auth.users']?.rows).toBe(8)
  expect(tables['public.audit_events']?.rows).toBeGreaterThan(0)
  expect(objects.length).toBeGreaterThan(0)
  const files = [...(await readdir(join(backup(), 'rows'))), ...(await readdir(join(backup(), 'objects')))]
  expect(files).toHaveLength(Object.keys(tables).length + objects.length)
  expect((await stat(join(backup(), 'rows', 'auth.users.ndjson'))).mode & 0o077).toBe(0)
  expect((await stat(join(backup(), 'keys.json'))).mode & 0o077).toBe(0)
})

test('the project knows when its newest backup was made', async () => {
  const project = await openProject(settings('first'), {})
  const read = () => project.transaction((query) => query('select made_at from private.last_backup'))
  const rows = await read().finally(() => project.close())
  const { madeAt } = await readManifest(backup())
  expect(rows.map((row) => new Date(String(row.made_at)).getTime())).toEqual([new Date(madeAt).getTime()])
})

test('an empty project gets all of it back, and works on', async () => {
  await restoreInto('second')
  const product = await startEmbeddedSupabase({ dataFolder: settings('second').dataFolder })
  expect(await folderStore(product.secondStore.folder).read('sendOfferEnquiry/one')).toEqual(
    Buffer.from(waiting),
  )
  const first = JSON.parse(await readFile(join(settings('first').dataFolder, 'keys.json'), 'utf8'))
  expect(product.staff.password).toBe(first.staffPassword)
  try {
    const signIn = await product.engine.fetch(
      new Request('http://localhost/auth/v1/token?grant_type=password', {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: product.publishableKey },
        body: JSON.stringify({ email: 'demo@dealer.example', password: product.staff.password }),
      }),
    )
    expect(signIn.status).toBe(200)
    // The next id follows the last, computed columns have their values, and no row was counted twice.
    const [offer] = await product.engine.sql<{ id: number; latest: number }>(
      `insert into public.offers (title, description, image) values ('New', 'Words', '/media/x.webp')
       returning id, (select max(id) from public.offers) as latest`,
    )
    expect(Number(offer?.id)).toBe(Number(offer?.latest) + 1)
    const [counts] = await product.engine.sql(`
      select count(*)::integer as stored, count(*) filter (where search_text <> '')::integer as searchable,
        (select sum(row_count)::integer from private.report_day_counts where enquiry_table = 'service_bookings') as counted
      from public.service_bookings`)
    expect(counts).toEqual({
      stored: counts?.counted,
      searchable: counts?.counted,
      counted: expect.any(Number),
    })
    const [resume] = await product.engine.sql<{ resume_path: string }>(
      'select resume_path from public.career_applications limit 1',
    )
    const file = await product.engine.fetch(
      new Request(`http://localhost/storage/v1/object/resumes/${resume?.resume_path}`, {
        headers: { apikey: product.secretKey, authorization: `Bearer ${product.secretKey}` },
      }),
    )
    expect((await file.text()).slice(0, 5)).toBe('%PDF-')
  } finally {
    await product.close()
  }
})

test('the newest backup is tried in a project that is thrown away', async () => {
  const { tables } = await tryRestore((await newestBackup(backup())).folder)
  expect(tables['public.vehicles']?.rows).toBe(25)
  // The owner's number of builds a day is a setting like others.
  expect(tables['private.site_builds']?.rows).toBe(1)
})

test('a project that holds something is refused, and so is a folder that does', async () => {
  await expect(restoreInto('first')).rejects.toThrow('There is data in')
  const project = await openProject(settings('first'), {})
  await expect(makeBackup(project, backup()).finally(() => project.close())).rejects.toThrow('is not empty')
})

test('a backup with waiting forms is refused where there is nowhere to put them', async () => {
  const manifest = await readManifest(backup())
  expect(() => requireStore(manifest, undefined)).toThrow('holds 1 forms')
  expect(() => requireStore({ ...manifest, entries: undefined }, undefined)).not.toThrow()
})

test('a damaged or unfinished backup is found out', async () => {
  const file = join(backup(), 'rows', 'public.vehicles.ndjson')
  const whole = await readFile(file, 'utf8')
  await writeFile(file, whole.replace('12345600', '12345601'))
  await expect(restoreInto('third')).rejects.toThrow('public.vehicles')
  await writeFile(file, whole)
  const [entry = ''] = await readdir(join(backup(), 'entries'))
  const sealed = await readFile(join(backup(), 'entries', entry))
  await writeFile(join(backup(), 'entries', entry), sealed.toReversed())
  await expect(restoreInto('bent')).rejects.toThrow('sendOfferEnquiry/one')
  await writeFile(join(backup(), 'entries', entry), sealed)
  await rm(join(backup(), 'manifest.json'))
  await expect(restoreInto('fourth')).rejects.toThrow('no whole backup')
})
