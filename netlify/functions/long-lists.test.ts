import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectFolder } from '#server/command/project.ts'
import { insertVehicle, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

// A project answers 1,000 rows at most (max_rows) and does not say that rows are missing.

const many = 1_100
let api: TestApi
let vehicle: number
let signedIn: ReturnType<TestApi['caller']>

beforeAll(async () => {
  api = await startTestApi()
  vehicle = await insertVehicle(api.db)
  await api.db.sql(
    `insert into public.vehicles (bike_name, display_name, category, body_type, price_paise, name_image, icon_image,
       listing_image, hero_image, brochure, body_dimensions)
     select 'MODEL' || n, 'Model ' || n, 'scooter', 'commuter', 9000000, '/media/n.webp', '/media/i.webp',
       '/media/l.webp', '/media/h.webp', '/media/b.pdf', '{}' from generate_series(1, $1::integer) n`,
    [many],
  )
  for (const [table, column] of [
    ['gallery_images', 'image'],
    ['notifications', 'image'],
  ])
    await api.db.sql(
      `insert into public.${table} (${column}, alt) select '/media/gallery/' || n || '.webp', 'Picture ' || n
       from generate_series(1, $1::integer) n`,
      [many],
    )
  await api.db.sql(
    `insert into public.accessories (vehicle_id, heading, image, description, part_number, price_paise, sort_order)
     select $1, 'Mirror ' || n, '/media/m.webp', '', 'P' || n, 10000, n from generate_series(1, $2::integer) n`,
    [vehicle, many],
  )
  signedIn = await api.staffCaller()
}, 60_000)

afterAll(() => api.close())

test('the stand-in cuts as a hosted project does', async () => {
  const headers = { apikey: api.db.publishableKey }
  const answer = await api.db.fetch(
    new Request(`${api.db.url}/rest/v1/gallery_images?select=id`, { headers }),
  )
  expect(await answer.json()).toHaveLength(1_000)
})

test.each([
  ['/api/gallery', many],
  ['/api/getNotification', many],
  ['/api/scooters', many],
  ['/api/managePrice', many + 1],
  ['/api/scooters_admin', many],
])('%s is whole', async (path, count) => {
  const { status, body } = await signedIn.call('GET', path)
  expect(status).toBe(200)
  const list = Array.isArray(body) ? body : Object.values(body as object).find(Array.isArray)
  expect(list).toHaveLength(count)
})

test('words of another language stand in every entry of a long list', async () => {
  await api.db.sql(
    `insert into public.translations (language, source_text, text)
     select 'or', alt, 'ଛବି ' || alt from public.gallery_images`,
  )
  const { body } = await api.caller().call('GET', '/api/gallery?language=or')
  const said = (body as { alt: string }[]).filter(({ alt }) => alt.startsWith('ଛବି Picture '))
  expect(said).toHaveLength(many)
})

test('accessories are whole on the staff screen, and those of one model fail rather than end', async () => {
  const { body } = await signedIn.call('GET', '/api/manageAccessories')
  const list = Array.isArray(body) ? body : Object.values(body as object).find(Array.isArray)
  expect(list).toHaveLength(many)
  expect((await signedIn.call('GET', '/api/bikeAccessories/SP125')).status).toBe(500)
})

test('every list of a table is read by readAllRows, or says how many rows it wants', async () => {
  const folder = join(projectFolder, 'netlify/data')
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.ts'))) {
    const source = await readFile(join(folder, name), 'utf8')
    for (const query of source.split(/(?=\.from\('[a-z_]+'\))/).slice(1)) {
      const isList = /\.order\('/.test(query) && !/\.(?:maybeSingle\(\)|single\(\)|limit\(\d)/.test(query)
      expect(isList && !query.includes('.range(first, last)') ? `${name}: ${query}` : '').toBe('')
    }
  }
})

/**
 * The reason why each function of the schema public that answers rows answers fewer than a project's limit.
 * All other functions answer one JSON value.
 */
const shortAnswers: Record<string, string> = {
  claim_unused_files: 'the oldest 500',
  find_photo_uploads: 'the photographs of one enquiry',
  find_resume_upload: 'one row',
  find_staff_link: 'one row',
  find_staff_sign_in: 'one row',
  list_colleagues: 'the people of one dealer; more than a project answers are a failure',
  menu_models: 'the first sixteen of each line',
  read_site_build: 'one row',
  shown_parts: 'one row for each part of the site',
  take_staff_link: 'one row',
  today_counts: 'one row for each report',
  unclaimed_photos: 'the oldest 500',
  unclaimed_resumes: 'the oldest 500',
  use_staff_session: 'one row',
  words_of: 'one row for each text, of which no call names more than a project answers',
}

test('every function that answers rows says why they are never cut', async () => {
  const functions = await api.db.sql<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and proretset order by 1`,
  )
  expect(functions.map(({ name }) => name)).toEqual(Object.keys(shortAnswers))
})
