import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
  await api.db.sql(
    `insert into public.dealers (id, name, address, sales_no, service_no, spare_no, customer_no, open_time, email,
       service_email, map_embed_url, latitude, longitude, sort_order)
     values
       (1, 'First', 'Main Road', '1', '2', '3', '4', '9 to 6', 'a@x.example', 's@x.example', 'https://www.google.com/maps/embed?pb=1', 20.5, 85.25, 2),
       (2, 'Second', 'Ring Road', '1', '2', null, '4', '9 to 6', 'b@x.example', null, 'https://www.google.com/maps/embed?pb=2', 20.6, 85.75, 1)`,
  )
})

afterAll(() => api.close())

const second = {
  id: 2,
  name: 'Second',
  is_showroom: false,
  services: ['service'],
  hours: {},
  holidays: [],
  image: '',
  address: 'Ring Road',
  sales_no: '1',
  service_no: '2',
  customer_no: '4',
  open_time: '9 to 6',
  email: 'b@x.example',
  location: { geolocation: 'https://www.google.com/maps/embed?pb=2' },
  latitude: 20.6,
  longitude: 85.75,
}

test('one outlet comes as an array of one; what it has not is left out', async () => {
  expect((await api.caller().call('GET', '/api/dealers/2')).body).toEqual([second])
  expect((await api.caller().call('GET', '/api/dealers/1')).body).toMatchObject([
    { spare_no: '3', service_email: 's@x.example' },
  ])
})

test('all outlets come in their order', async () => {
  const { body, headers } = await api.caller().call('GET', '/api/dealers')
  expect(body).toMatchObject([second, { id: 1 }])
  expect(headers.get('netlify-cache-tag')).toBe('dealers,words')
})

test.each(['3', '0', '-1', 'one', '1e9'])('outlet %s is not found', async (id) => {
  expect((await api.caller().call('GET', `/api/dealers/${id}`)).status).toBe(404)
})
