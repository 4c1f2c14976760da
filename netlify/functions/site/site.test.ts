import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchIndex } from '#contract/site/search-index.ts'
import { insertVehicle, openTheSite, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'
import { seedCatalogue } from '../../../supabase/seed/catalogue.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
  await openTheSite(api.db)
  await seedCatalogue(async (sql, params) => ({ rows: await api.db.sql(sql, params) }))
  await api.db.sql(
    `insert into public.dealers (id, name, address, sales_no, service_no, customer_no, open_time, email, map_embed_url, latitude, longitude)
     values (12, 'Link Road-Bigwing', 'Main Road', '1', '2', '4', '9 to 6', 'a@x.example', 'https://www.google.com/maps/embed?pb=1', 20.5, 85.25)`,
  )
})
afterAll(() => api.close())

interface Menu {
  models: { bikeName: string; label: string; category: string }[]
  more: Record<string, number>
  outlets: unknown[]
}

async function menu(): Promise<Menu> {
  return (await api.caller().call('GET', '/api/menu')).body as Menu
}

async function labels(category: string): Promise<string> {
  const { models } = await menu()
  return models
    .filter((model) => model.category === category)
    .map(({ label }) => label)
    .join()
}

test('the menu has the models of each line in order, by the names of the menu', async () => {
  expect(await labels('motorcycle')).toBe('HORNET2.0,LIVO,NX200,SHINE100,SHINE125,SP125,SP160,UNICORN')
  expect(await labels('scooter')).toBe('ACTIVA110,DIO110,ACTIVA125,DIO125')
  expect(await labels('ev')).toBe('ACTIVA e:,ACTIVE QC1:')
  expect(await labels('bigwing')).toBe(
    "CB350,CB350DLX,CB350H'ness,CB350H'nessDLX,CB350RS,CB650R,CBR650R,X-ADV,XL750TRANSALP",
  )
  const { models, outlets } = await menu()
  expect(models).toContainEqual({ bikeName: 'QC1', label: 'ACTIVE QC1:', category: 'ev' })
  expect(outlets).toEqual([{ id: 12, label: 'Link Road-Bigwing' }])
})

test('a line of many models has the first of them in the menu, and how many there are', async () => {
  await api.db.sql(
    `insert into public.vehicles (bike_name, display_name, category, body_type, sort_order, is_active, is_in_menu)
     select 'EV' || n, 'EV ' || n, 'ev', 'electric-scooter', 100 + n, true, n <> 1 from generate_series(1, 20) n`,
  )
  const { models, more } = await menu()
  const inMenu = models.filter(({ category }) => category === 'ev').map(({ bikeName }) => bikeName)
  expect(inMenu).toEqual(['ACTIVAe', 'QC1', ...Array.from({ length: 14 }, (_, index) => `EV${index + 2}`)])
  expect(more).toEqual({ ev: 22 })
  await api.db.sql('delete from public.vehicles where sort_order > 100')
})

async function sitemap(): Promise<string[]> {
  const { headers, bytes } = await api.caller().call('GET', '/sitemap.xml')
  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(headers.get('netlify-cache-tag')).toBe('catalogue,dealers,dealership')
  return [...bytes.toString().matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path = '']) => path)
}

test('a hidden model leaves menu and sitemap, a new one stands in both', async () => {
  expect(await sitemap()).toContain('/view-details?bikeName=CB350H%27ness')
  await api.db.sql(`update public.vehicles set is_active = false where bike_name = 'SP125'`)
  await insertVehicle(api.db, { bikeName: 'Hornet 2.0 & ଶାଇନ' })
  const addresses = await sitemap()
  expect(addresses).toEqual(expect.arrayContaining(['/', '/contact', '/dealers/12']))
  expect(addresses).not.toContain('/view-details?bikeName=SP125')
  expect(addresses).toContain(`/view-details?bikeName=${encodeURIComponent('Hornet 2.0 & ଶାଇନ')}`)
  expect(await labels('motorcycle')).toBe(
    'Hornet 2.0 & ଶାଇନ,HORNET2.0,LIVO,NX200,SHINE100,SHINE125,SP160,UNICORN',
  )
})

test('the index of the search has what visitors may see, under the tags of what it is made of', async () => {
  const read = async () => {
    const { headers, body, bytes } = await api.caller().call('GET', '/api/searchIndex')
    expect(headers.get('netlify-cache-tag')).toBe('catalogue,dealers,dealership,words')
    return { ...(body as SearchIndex), bytes }
  }
  const { models, outlets, bytes } = await read()
  const unicorn = models.find(({ bikeName }) => bikeName === 'UNICORN')
  expect(unicorn).toMatchObject({
    name: 'Unicorn',
    category: 'motorcycle',
    bodyType: 'commuter',
    price: 113_900,
  })
  expect(unicorn?.variants).toEqual([{ name: 'Standard', price: 113_900 }])
  expect(unicorn?.accessories.at(0)).toMatchObject({
    heading: 'Leg Guard',
    part_no: '08P70-K9U-D00',
    price: 1390,
  })
  expect(outlets.map(({ name }) => name)).toEqual(['Link Road-Bigwing'])
  // A phone waits for this file when the search is first touched.
  expect(brotliCompressSync(bytes).length).toBeLessThan(20_000)

  await api.db.sql(`update public.vehicles set is_active = false where bike_name = 'UNICORN'`)
  await api.db.sql('update public.dealers set closed_at = now() where id = 12')
  const later = await read()
  expect(JSON.stringify(later)).not.toContain('Unicorn')
  expect(JSON.stringify(later)).not.toContain('08P70-K9U-D00')
  expect(later.outlets).toEqual([])
})
