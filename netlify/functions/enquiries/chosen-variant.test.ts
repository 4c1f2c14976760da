import { afterAll, beforeAll, expect, test } from 'vitest'
import { formSignalsHeader } from '#contract/wire/routes.ts'
import { type Caller, insertVehicle, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let staff: Caller

beforeAll(async () => {
  api = await startTestApi()
  await insertVehicle(api.db, { bikeName: 'ACTIVA110', rupees: 75_482 })
  await api.db.sql("update public.vehicles set display_name = 'Activa 110'")
  await api.db.sql(
    `insert into public.variants (vehicle_id, name, price_paise, sort_order)
     select id, name, paise, nth from public.vehicles,
       (values ('Standard', 7548200, 1), ('H-Smart', 8891850, 2)) as variants (name, paise, nth)`,
  )
  staff = await api.staffCaller()
})

afterAll(() => api.close())

const forms = [
  {
    path: '/api/postBooking',
    report: '/api/enquiryReports',
    body: { name: 'Anita', mobileNo: '9876543210', emailId: 'a@mail.example', color: 'Red' },
  },
  { path: '/finance', report: '/api/financeReports', body: { name: 'Anita', contact: '9876543210' } },
]

test.each(forms)(
  '$path stores the chosen variant with the price it has now',
  async ({ path, report, body }) => {
    const newest = async (chosen: { model: string; variant?: string }) => {
      const signals = { [formSignalsHeader]: 't=9000;h=0' }
      const answer = await api.caller().call('POST', path, { body: { ...body, ...chosen }, headers: signals })
      expect(answer.status).toBe(201)
      const { data } = (await staff.call('POST', report, { body: {} })).body as {
        data: Record<string, string>[]
      }
      const { variant, price } = data[0] ?? {}
      return { variant, price }
    }
    const chosen = { model: 'ACTIVA110', variant: 'H-Smart' }
    expect(await newest(chosen)).toEqual({ variant: 'H-Smart', price: '88918.5' })

    await api.db.sql("update public.variants set price_paise = 9000000 where name = 'H-Smart'")
    expect(await newest(chosen)).toEqual({ variant: 'H-Smart', price: '90000' })
    expect(await newest({ model: 'Activa 110', variant: 'H-Smart' })).toMatchObject({ price: '90000' })
    expect(await newest({ model: 'ACTIVA110' })).toMatchObject({ variant: '', price: '75482' })
    expect(await newest({ model: 'ACTIVA110', variant: 'Gone' })).toMatchObject({ price: '' })
    expect(await newest({ model: 'Hero Splendor' })).toMatchObject({ price: '' })
    await api.db.sql("update public.variants set price_paise = 8891850 where name = 'H-Smart'")
  },
)

test.each(forms)('$path takes nobody at their word for a price', async ({ path, body }) => {
  for (const field of ['price', 'bikePrice', 'price_paise']) {
    const answer = await api
      .caller()
      .call('POST', path, { body: { ...body, model: 'ACTIVA110', [field]: 1 } })
    expect(answer.status).toBe(422)
  }
})
