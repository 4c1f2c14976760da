import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anotherModel } from '#contract/enquiries/choices.ts'
import { forms as registry } from '#contract/enquiries/forms.ts'
import { reports } from '#contract/reports/reports.ts'
import { texts } from '#contract/texts/texts.ts'
import { limits } from '#contract/wire/limits.ts'
import { startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})

afterAll(() => api.close())

const name = "ଅନିତା D'Souza"
const mobile = '+91 98765 43210'
const email = 'whatever they typed'
const message = 'ଦୟାକରି ଫୋନ କରନ୍ତୁ\n100% <b>sure</b>; --'
const vehicle = { model: "CB350H'ness", registrationNumber: 'OD 05', yearOfPurchase: '2024' }
const registered = { ...vehicle, name, email, contactNumber: mobile, message }
const registeredRow = {
  name,
  mobile,
  email,
  message,
  model: "CB350H'ness",
  registration_number: 'OD 05',
  year_of_purchase: '2024',
}

/** For each form: a body, the row that must be stored for that body, and the required fields. */
const forms = [
  {
    path: '/contact',
    table: 'contact_requests',
    success: texts.contact.success,
    body: {
      firstName: 'ଅନିତା',
      lastName: "D'Souza",
      postalCode: '753001',
      telephone: mobile,
      comment: message,
    },
    row: { first_name: 'ଅନିତା', last_name: "D'Souza", postal_code: '753001', mobile, message },
    required: ['firstName', 'lastName', 'postalCode', 'telephone'],
  },
  {
    path: '/finance',
    table: 'finance_enquiries',
    success: texts.finance.success,
    body: {
      name,
      email,
      contact: mobile,
      loanAmount: 80_000.5,
      model: 'SP125',
      message,
      agreed: true,
      selectedPOA: 'Gas bill',
      selectedPOI: '',
    },
    row: {
      name,
      email,
      mobile,
      loan_amount: '80000.5',
      model: 'SP125',
      message,
      agreed: true,
      proof_of_address: 'Gas bill',
      proof_of_identity: null,
    },
    required: [],
  },
  {
    path: '/book-service',
    table: 'service_bookings',
    success: texts.service.success,
    body: { ...registered, enteredModel: 'My own', serviceType: 'Free', bookingDate: '2026-12-31' },
    row: { ...registeredRow, entered_model: 'My own', service_type: 'Free', booking_day: '2026-12-31' },
    required: [],
  },
  {
    path: '/amc',
    table: 'amc_enquiries',
    success: texts.amc.success,
    body: registered,
    row: registeredRow,
    required: ['model', 'yearOfPurchase', 'registrationNumber', 'name', 'email', 'contactNumber'],
    words: texts.amc.required,
  },
  {
    path: '/warranty',
    table: 'warranty_enquiries',
    success: texts.warranty.success,
    body: registered,
    row: registeredRow,
    required: ['name', 'email', 'contactNumber'],
    words: texts.warranty.required,
  },
  {
    path: '/opt-in',
    table: 'opt_ins',
    success: texts.optIn.success,
    body: {
      registration: 'OD 05',
      name,
      mobile,
      notifications: { all: true, rcs: true, sms: false, obd: true, email: false, whatsapp: true },
    },
    row: {
      registration_number: 'OD 05',
      name,
      mobile,
      rcs: true,
      sms: false,
      obd: true,
      email: false,
      whatsapp: true,
    },
    required: ['registration', 'name', 'mobile', 'notifications'],
  },
  {
    path: '/offer',
    table: 'offer_enquiries',
    success: texts.offerEnquiry.success,
    body: { name, email, contact: mobile, agree: true },
    row: { name, email, mobile, agreed: true },
    required: ['name', 'email', 'contact', 'agree'],
  },
  {
    path: '/api/postBooking',
    table: 'product_enquiries',
    success: texts.productEnquiry.success,
    body: { name, mobileNo: mobile, emailId: 'a@mail.example', model: 'SP125', color: 'Red', message },
    row: { name, mobile, email: 'a@mail.example', model: 'SP125', colour: 'Red', message },
    required: ['name', 'mobileNo', 'emailId', 'model', 'color'],
  },
  {
    path: '/api/joyClub',
    table: 'joy_club_members',
    success: texts.joyClub.success,
    body: {
      name,
      mobile,
      email: 'a@mail.example',
      model: 'activa',
      regNo: 'OD 05',
      purchaseYear: 'long ago',
      message,
    },
    row: {
      name,
      mobile,
      email: 'a@mail.example',
      model: 'activa',
      registration_number: 'OD 05',
      purchase_year: 'long ago',
      message,
    },
    required: [],
  },
  {
    path: '/api/becomePartner',
    table: 'network_applications',
    success: texts.network.success,
    body: { location: 'Banki', address: 'Main Road\nBanki', name, mobile },
    row: { location: 'Banki', address: 'Main Road\nBanki', name, mobile },
    required: ['location', 'address', 'name', 'mobile'],
  },
]

const send = (path: string, body: unknown, key?: string) =>
  api.caller().call('POST', path, { body, headers: key ? { 'idempotency-key': key } : {} })

async function stored(table: string): Promise<Record<string, unknown>[]> {
  const day = table === 'service_bookings' ? ', booking_date::text as booking_day' : ''
  return api.db.sql(`select *${day} from public.${table}`)
}

test.each(forms)('$path stores every field and thanks in the words of the specification', async (form) => {
  expect(await send(form.path, form.body)).toMatchObject({ status: 201, body: { message: form.success } })
  const [row] = await stored(form.table)
  expect(row).toMatchObject(form.row)
  expect(row?.submission_hash).toMatch(/^[0-9a-f]{64}$/)
})

test.each(forms)('$path stores a repeat once and refuses another body under its key', async (form) => {
  const before = (await stored(form.table)).length
  const key = randomUUID()
  const first = await Promise.all([send(form.path, form.body, key), send(form.path, form.body, key)])
  const reordered = Object.fromEntries(Object.entries(form.body).reverse())
  const answers = [...first, await send(form.path, reordered, key.toUpperCase())]
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)

  const other = { ...form.body, name: 'Somebody else', firstName: 'Somebody else' }
  const changed = Object.fromEntries(Object.entries(other).filter(([field]) => field in form.body))
  expect(await send(form.path, changed, key)).toMatchObject({
    status: 422,
    body: { error: { code: 'key_reused' } },
  })
  expect(await stored(form.table)).toHaveLength(before + 1)
})

test.each(forms)(
  '$path asks for what it needs, and for nothing more',
  async ({ path, body, required, words }) => {
    const { status, body: answer } = await send(path, {})
    if (required.length === 0) return expect(status).toBe(201)
    const { fields } = (answer as { error: { fields: Record<string, string> } }).error
    expect(status).toBe(422)
    expect(Object.keys(fields).toSorted()).toEqual(required.toSorted())
    const needed = Object.fromEntries(
      Object.entries(body).filter(([field]) => (required as string[]).includes(field)),
    )
    expect((await send(path, needed)).status).toBe(201)
    for (const field of required) {
      const blank = await send(path, { ...body, [field]: typeof needed[field] === 'string' ? '   ' : null })
      expect(blank.status).toBe(422)
      if (words) expect(blank.body).toMatchObject({ error: { fields: { [field]: words } } })
    }
  },
)

test.each(forms)(
  '$path takes a name and a number alone, and writes no receipt to nobody',
  async ({ path, table, body, required }) => {
    const address = required.find((field) => field.startsWith('email'))
    const needed = [
      ...required.filter((field) => field !== address),
      'name',
      'mobile',
      'contact',
      'contactNumber',
    ]
    const given = Object.fromEntries(Object.entries(body).filter(([field]) => needed.includes(field)))
    const key = randomUUID()
    expect((await send(path, address ? { ...given, noEmail: true } : given, key)).status).toBe(201)
    const [row] = await api.db.sql(
      `select to_jsonb(stored) ->> 'email' as email from public.${table} as stored where id = $1`,
      [key],
    )
    const mails = await api.db.sql(
      `select 1 from private.mails join public.leads on leads.id = lead_id
       where mails.kind = 'receipt' and enquiry_id = $1`,
      [key],
    )
    expect([row?.email ?? '', mails]).toEqual([table === 'opt_ins' ? 'false' : '', []])
    if (address) expect((await send(path, given)).status).toBe(422)
  },
)

/** Name, number and what the form is about, for the forms that tests of their own look at. */
const person = { name, mobile: '9876543210' }
const elsewhere: Record<string, object> = {
  '/api/postSparePart': { ...person, accessory: 'Clutch cable' },
  '/api/postServiceEnquiry': { ...person, message: 'When is it ready?' },
  '/api/postSalesEnquiry': person,
  '/api/postArrival': { ...person, model: 'SP125' },
  '/api/postReview': { ...person, rating: '5', message: 'Good' },
  '/api/postExchange': {
    ...person,
    make: 'Hero',
    oldModel: 'Splendor',
    year: '2020',
    kilometres: '24000',
    condition: 'Good',
    papers: 'All in order',
  },
}

test.each(Object.entries(elsewhere))('%s takes a name and a number alone too', async (path, body) => {
  expect((await send(path, body)).status).toBe(201)
})

test('no form is forgotten by these; an application comes with its file', () => {
  const walked = [...forms.map(({ path }) => path), ...Object.keys(elsewhere), registry.applyForCareer.path]
  expect(walked.toSorted()).toEqual(
    Object.values(registry)
      .map(({ path }) => path)
      .toSorted(),
  )
})

test.each(forms)('$path limits every text and refuses unknown fields', async ({ path, body }) => {
  for (const [field, value] of Object.entries(body))
    if (typeof value === 'string') {
      const answer = await send(path, { ...body, [field]: 'x'.repeat(2_001) })
      expect(answer).toMatchObject({
        status: 422,
        body: { error: { fields: { [field]: expect.any(String) } } },
      })
    }
  for (const stranger of ['id', 'created_at', 'submission_hash', 'search_text'])
    expect((await send(path, { ...body, [stranger]: 'x' })).status).toBe(422)
})

test.each(['/contact', '/finance', '/amc', '/warranty', '/offer'])(
  'a GET of %s goes on to the page',
  async (path) => {
    await expect(api.caller().call('GET', path)).rejects.toThrow('No function takes')
  },
)

test.each(['/api/postBooking', '/api/joyClub', '/api/become-honda-network', '/api/career'])(
  'a GET of %s is told that it takes POST alone',
  async (path) => {
    const answer = await api.caller().call('GET', path)
    expect(answer).toMatchObject({ status: 405, body: { error: { code: 'method_not_allowed' } } })
    expect(answer.headers.get('allow')).toBe('POST')
  },
)

test.each(['/amc', '/warranty'])('%s stores a model that is in no list as it was typed', async (path) => {
  const body = { ...registered, model: anotherModel, enteredModel: 'CD 100' }
  expect((await send(path, body)).status).toBe(201)
  const table = path === '/amc' ? 'amc_enquiries' : 'warranty_enquiries'
  expect((await stored(table)).map(({ model }) => model)).toContain('CD 100')
})

test.each(Object.entries(registry))(
  '%s is shown by the report it names',
  async (_name, { table, report }) => {
    const view = reports.find(({ id }) => id === report)?.view
    expect(await api.db.sql('select private.enquiry_table_of($1) as table', [view])).toEqual([{ table }])
  },
)

test.each(['0000-01-01', '2026-02-30', '31/12/2026', '20261-01-01'])(
  '%s is no day to book',
  async (bookingDate) => {
    expect(await send('/book-service', { bookingDate })).toMatchObject({
      status: 422,
      body: { error: { fields: { bookingDate: 'Please enter a valid date.' } } },
    })
  },
)

const enquiry = {
  name: "Bijaya D'Souza",
  mobileNo: '98765 43210',
  emailId: 'bijaya@mail.example',
  model: "CB350H'ness",
  color: 'Pearl Igneous Black',
  message: '<img src=x onerror=alert(1)>',
}

test('blanks around a text are not stored', async () => {
  const key = randomUUID()
  expect((await send('/api/postBooking', { ...enquiry, name: `  ${enquiry.name} ` }, key)).status).toBe(201)
  const [row] = await api.db.sql('select name, message from public.product_enquiries where id = $1', [key])
  expect(row).toEqual({ name: enquiry.name, message: enquiry.message })
})

test('a key that is no uuid is refused', async () => {
  const before = (await stored('product_enquiries')).length
  expect((await send('/api/postBooking', enquiry, 'again')).status).toBe(400)
  expect(await stored('product_enquiries')).toHaveLength(before)
})

test.each([
  ['name', '   '],
  ['emailId', 'not an address'],
  ['mobileNo', 'call me'],
  ['color', ''],
  ['model', ''],
  ['message', 'x'.repeat(limits.message + 1)],
])('%s = %o is refused under its field', async (field, value) => {
  const before = (await stored('product_enquiries')).length
  const { status, body } = await send('/api/postBooking', { ...enquiry, [field]: value })
  expect(status).toBe(422)
  expect(Object.keys((body as { error: { fields: object } }).error.fields)).toEqual([field])
  expect(await stored('product_enquiries')).toHaveLength(before)
})
