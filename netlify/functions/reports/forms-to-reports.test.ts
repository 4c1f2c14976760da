import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReportPage } from '#contract/reports/report-endpoint.ts'
import { reports } from '#contract/reports/reports.ts'
import { type Caller, insertVehicle, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let staff: Caller

beforeAll(async () => {
  api = await startTestApi()
  await insertVehicle(api.db, { bikeName: 'SP125' })
  await api.db.sql(`update public.vehicles set display_name = 'SP 125'`)
  staff = await api.staffCaller()
})

afterAll(() => api.close())

const name = "Sanjukta D'Cruz ସଂଯୁକ୍ତା"
const email = 'sanjukta@mail.example'
const message = 'Please call after 6 pm. ଦୟାକରି ଫୋନ୍ କରନ୍ତୁ'
const model = 'SP125'
/** Staff read names, whatever the form sent. */
const shownModel = 'SP 125'
const vehicle = { model, yearOfPurchase: '2024', registrationNumber: 'OD 05 AB 1234' }
const registered = { ...vehicle, name, email, contactNumber: '98765 40001', message }
const registeredCells = [name, '98765 40001', email, shownModel, 'OD 05 AB 1234', '2024', message]
const asker = { name, mobile: '98765 40010', email, pinCode: '753009', model, message }
const askerCells = [name, '98765 40010', email, shownModel, '753009']
/** Without a variant the price is the model's. */
const noVariant = ['', '91771']
const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' })
const sentAt = [expect.toSatisfy((day) => day === today.format()), expect.stringMatching(/^\d\d:\d\d [AP]M$/)]

/** The body that a visitor sends, and the cells in which staff find its values. */
const enquiries = [
  {
    report: 'booking',
    path: '/book-service',
    body: { ...registered, enteredModel: 'CD 100', serviceType: 'Paid', bookingDate: '2026-12-01' },
    cells: [
      '01/12/2026',
      ...sentAt,
      name,
      '98765 40001',
      email,
      shownModel,
      'CD 100',
      'OD 05 AB 1234',
      'Paid',
      '2024',
      message,
    ],
  },
  { report: 'amc', path: '/amc', body: registered, cells: [...registeredCells, ...sentAt] },
  { report: 'ew', path: '/warranty', body: registered, cells: [...registeredCells, ...sentAt] },
  {
    report: 'finance',
    path: '/finance',
    body: {
      name,
      email,
      contact: '98765 40002',
      loanAmount: '80,000',
      model,
      message,
      agreed: true,
      selectedPOA: 'Gas bill',
      selectedPOI: 'PAN',
    },
    cells: [
      name,
      '98765 40002',
      email,
      shownModel,
      '80,000',
      message,
      ...sentAt,
      'Gas bill',
      'PAN',
      ...noVariant,
    ],
  },
  {
    report: 'enquiry',
    path: '/api/postBooking',
    body: { name, mobileNo: '98765 40003', emailId: email, model, color: 'Blue', message },
    cells: [name, '98765 40003', email, shownModel, 'Blue', message, ...sentAt, ...noVariant],
  },
  {
    report: 'message',
    path: '/contact',
    body: {
      firstName: "Sanjukta D'Cruz",
      lastName: 'ସଂଯୁକ୍ତା',
      postalCode: '753009',
      telephone: '98765 40004',
      comment: message,
    },
    cells: [name, '98765 40004', '753009', message, ...sentAt],
  },
  {
    report: 'become-dealer',
    path: '/api/becomePartner',
    body: { location: 'Angul', address: 'Plot 7, NH 55', name, mobile: '98765 40005' },
    cells: ['Angul', 'Plot 7, NH 55', name, '98765 40005', ...sentAt],
  },
  {
    report: 'offer',
    path: '/offer',
    body: { name, email, contact: '98765 40006', agree: true, offerTitle: 'Free helmet' },
    cells: [name, '98765 40006', email, ...sentAt, 'Free helmet'],
  },
  {
    report: 'opt-in',
    path: '/opt-in',
    body: {
      registration: 'OD 05 AB 1234',
      name,
      mobile: '98765 40007',
      notifications: { all: false, rcs: false, sms: true, obd: false, email: true, whatsapp: false },
    },
    cells: ['OD 05 AB 1234', name, '98765 40007', false, true, false, true, false, ...sentAt],
  },
  {
    report: 'joy-club',
    path: '/api/joyClub',
    body: {
      name,
      mobile: '98765 40008',
      email,
      model: 'shine',
      regNo: 'OD 05 AB 1234',
      purchaseYear: '2024',
      message,
    },
    cells: [name, '98765 40008', email, 'shine', 'OD 05 AB 1234', '2024', message, ...sentAt],
  },
  {
    report: 'spare-part',
    path: '/api/postSparePart',
    body: { ...asker, accessory: 'Tank Pad', partNumber: '08P61' },
    cells: [...askerCells, message, ...sentAt, 'Tank Pad', '08P61'],
  },
  {
    report: 'service',
    path: '/api/postServiceEnquiry',
    body: asker,
    cells: [...askerCells, ...sentAt, message],
  },
  {
    report: 'sales',
    path: '/api/postSalesEnquiry',
    body: asker,
    cells: [...askerCells, ...sentAt, message],
  },
  {
    report: 'exchange',
    path: '/api/postExchange',
    body: {
      name,
      mobile: '98765 40012',
      make: 'Hero',
      oldModel: 'Splendor',
      year: '2019',
      kilometres: '24000',
      condition: 'Good',
      papers: 'All in order',
      model,
      message,
    },
    cells: [
      name,
      '98765 40012',
      'Hero',
      'Splendor',
      2019,
      24_000,
      'Good',
      'All in order',
      '',
      '',
      shownModel,
      message,
      ...sentAt,
    ],
  },
  {
    report: 'review',
    path: '/api/postReview',
    body: { rating: '4', message, model, name, place: 'Banki', mobile: '98765 40011', mayPublish: true },
    cells: [message, ...sentAt, 4, name, '98765 40011', 'Banki', shownModel, true],
  },
]

// The screen's own test, report-screen.test.tsx, proves how a cell shows its value.
test.each(enquiries)(
  'what visitors send to $path fills every column of the report $report',
  async ({ report, path, body, cells }) => {
    const headers = { 'idempotency-key': randomUUID(), 'x-form-signals': 't=30000;h=0' }
    const sent = await api.caller().call('POST', path, { body, headers })
    expect(sent.status, sent.bytes.toString()).toBe(201)
    const definition = reports.find(({ id }) => id === report)
    const answer = await staff.call('POST', definition?.path ?? '', { body: { page: 1, limit: 10 } })
    const { data } = answer.body as ReportPage
    const shown = definition?.columns.map(({ keys }) => {
      const values = keys.map((key) => data[0]?.[key] ?? '')
      return values.length === 1 ? values[0] : values.join(' ')
    })
    expect([data.length, shown]).toEqual([1, cells])
  },
)
