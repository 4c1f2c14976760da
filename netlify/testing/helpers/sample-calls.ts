import { createHash, randomUUID } from 'node:crypto'
import type { Plan } from '#contract/appointment-plans.ts'
import type { DealershipRecord } from '#contract/dealership.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { forms, type PlainFormName, plainForms } from '#contract/forms.ts'
import type { PromiseRecord } from '#contract/promise-settings.ts'
import { reports } from '#contract/reports.ts'
import { visitLink } from '#server/lib/session/visit-link.ts'
import { withdrawalLink } from '#server/lib/session/withdrawal-link.ts'
import { addBrochure } from '#server/services/own-brochures.ts'
import { standardTexts } from '#server/services/page-text/standard-texts.ts'
import { at, comingDay } from '../../../supabase/tests/appointment-fixtures.ts'
import { makeForm, makePdf, pictureFile } from './files.ts'
import { insertReview, showReviewWithPhoto } from './photos.ts'
import { sampleBody } from './sample-body.ts'
import type { TestApi } from './test-api.ts'

/** What the seeded database holds for the calls to be about. */
export interface World {
  staff: { userId: string; password: string; email: string }
  /** The id of a row for each parameter that needs one; a new row for each call that deletes. */
  idOf: (endpoint: string) => Promise<number>
  resumePath: string
  /** The name of a photograph of a review that is shown. */
  photo: string
  /** The id of a review that just came. */
  newReview: () => Promise<string>
  /** The name of a brochure that staff uploaded. */
  brochure: string
  /** The id of an offer enquiry that was just quarantined. */
  heldEnquiry: () => Promise<string>
  /** The electric scooters in the order in which they stood at first. */
  order: number[]
  /** The text that staff have not changed yet. */
  terms: string
  /** The slides in the order in which they stood at first. */
  slides: number[]
  /** The line of the audit trail about a price that was just changed. */
  changeId: () => Promise<string>
  /** The dealership as staff read it. */
  dealership: DealershipRecord
  /** When the promises were changed last. */
  promisesAt: string
  /** The id of a member of staff whose link to set a password was just made. */
  newLink: () => Promise<string>
  /** The id of a member of staff who was just given a lead. */
  withLead: () => Promise<string>
  /** What a visitor knows of an enquiry that stands there. */
  sent: { reference: string; digits: string }
  /** The link in the receipt of an enquiry. */
  withdrawal: URL
  /** The id of an appointment that was just booked. */
  newAppointment: () => Promise<string>
  /** The link of a visitor who has an appointment. */
  visit: string
  /** The times that the first outlet offers. */
  plan: Plan
  /** The id of a lead that just came. */
  newLead: () => Promise<string>
  /** The number of a slip that was just made. */
  newSlip: () => Promise<string>
  /** A price in rupees and what it is of. */
  priced: { vehicleId: number; variantId: number; before: number }
  /** The id of a batch of prices that was just made. */
  newBatch: (state: 'waiting' | 'applied') => Promise<string>
}

export interface SampleCall {
  params?: (world: World) => Promise<Record<string, string>>
  /** A body that the endpoint takes; made anew for each call. */
  body?: (world: World) => unknown
}

const bike = { params: async () => ({ bikeName: "CB350H'ness" }) }
const byId = (endpoint: EndpointName) => async (world: World) => ({
  id: String(await world.idOf(endpoint)),
})
const own = async ({ staff }: World) => ({ userId: staff.userId })
const setStatus = (endpoint: EndpointName): SampleCall => ({
  params: byId(endpoint),
  body: () => ({ status: 1 }),
})
/** When the outlets of these calls were changed last. */
const outletMoment = '2026-01-01T00:00:00.000Z'
const outletFacts = () => ({
  name: randomUUID(),
  address: 'Main Road, Cuttack',
  services: ['sales', 'service'],
  salesNumber: '0671-000-0901',
  serviceNumber: '0671-000-0902',
  sparesNumber: '',
  careNumber: '1800-000-0100',
  email: 'new@outlet.example',
  serviceEmail: '',
  hours: { sales: Array.from({ length: 7 }, () => ({ opens: '09:30', closes: '19:30' })) },
  openTime: '',
  holidays: [{ day: '2026-11-08', word: 'Diwali' }],
  image: '',
  latitude: 20.46,
  longitude: 85.88,
})
const anOutlet = `insert into public.dealers (name, address, sales_no, service_no, customer_no, open_time, email,
    map_embed_url, latitude, longitude, sort_order, updated_at)
  values (gen_random_uuid(), 'Road', '1', '2', '3', '9 to 6', 'a@x.example',
    'https://www.openstreetmap.org/export/embed.html?bbox=1', 20.5, 85.5, 99, '${outletMoment}') returning id`
/** Charges of one kind begin on days of their own. */
let lastDay = Date.UTC(2040, 0, 1)
function freeChargeDay(): string {
  lastDay += 86_400_000
  return new Date(lastDay).toISOString().slice(0, 10)
}
const chargeFacts = () => ({
  kind: 'road_tax',
  fuel: 'any',
  beginsOn: freeChargeDay(),
  steps: [
    { upTo: '5,00,000', percent: '6', rupees: '' },
    { upTo: '', percent: '8', rupees: '' },
  ],
  insuredPercent: '100',
  gstPercent: '0',
  source: 'The gazette of Odisha, ଓଡ଼ିଶା',
  sourceUrl: 'https://rto.example/tax',
  isEstimate: false,
})
const aCharge = `insert into public.charge_rules (kind, fuel, begins_on, steps, source, updated_at)
  values ('registration', 'any', date '2040-01-01' + (select count(*)::integer from public.charge_rules),
    '[{"upTo": null, "percent": null, "rupees": 300}]', 'x', '${outletMoment}') returning id`
const slipQuestion = ({ priced }: Pick<World, 'priced'>) => ({
  bikeName: 'DIO110',
  variantId: priced.variantId,
  loan: true,
  covers: ['zero_dep'],
  accessories: ['08P70-S2B-D00'],
})
const aLead = { params: async ({ newLead }: World) => ({ id: await newLead() }) }
const anAppointment = { params: async ({ newAppointment }: World) => ({ id: await newAppointment() }) }
const holdToken = randomUUID()
const aRule = { purpose: 'test-ride', days: [2, 3], opens: '10:00', closes: '12:00', minutes: 30, places: 20 }
const aColleague = { params: async ({ newLink }: World) => ({ id: await newLink() }) }
/** True and false in turn, so that each call changes something and leaves its line. */
function alternating(start: boolean): () => boolean {
  let last = !start
  return () => {
    last = !last
    return last
  }
}
/** A day on which nothing is closed yet, another one at each call. */
const freeDay = () => new Date(Date.UTC(2040, 0, ++daysTaken)).toISOString().slice(0, 10)
let daysTaken = 0
const turnsOn = alternating(true)
const onDuty = alternating(false)
const linkToken = 'a'.repeat(43)
/** The link works once, so that each call has a new one. */
const aLink = {
  params: async ({ newLink }: World) => {
    await newLink()
    return {}
  },
}
const aBatch = (state: 'waiting' | 'applied') => ({
  params: async ({ newBatch }: World) => ({ id: await newBatch(state) }),
})
/** One call of each endpoint that must succeed; the type requires every endpoint. */
const named: Record<Exclude<EndpointName, PlainFormName>, SampleCall> = {
  listModelCards: {},
  listModelFacts: {},
  listMotorcycles: {},
  listScooters: {},
  listElectricScooters: {},
  listBigBikes: {},
  getBike: bike,
  listFormerNames: {},
  listVariants: bike,
  listBikeVariants: bike,
  listFeatures: bike,
  listAccessories: bike,
  listColours: bike,
  listFrames: bike,
  getBrochure: { params: async () => ({ file: 'sp125.pdf' }) },
  getOwnBrochure: { params: async ({ brochure }) => ({ file: brochure }) },
  listSlides: {},
  listNotifications: {},
  listGallery: {},
  listOffers: {},
  getPageText: { params: async () => ({ id: 'about' }) },
  listLenders: {},
  listTeam: {},
  listTestimonials: {},
  listExchangeValues: {},
  listReviews: {},
  getReviewPhoto: { params: async ({ photo }) => ({ path: photo }) },
  getPhoto: { params: async ({ photo }) => ({ path: photo }) },
  requestPhotoUpload: { body: () => ({ type: 'image/webp', size: 200_000 }) },
  listManagedReviews: {},
  decideReview: {
    params: async ({ newReview }) => ({ id: await newReview() }),
    body: () => ({ decidedAt: null, state: 'shown', reply: 'ଧନ୍ୟବାଦ, come again' }),
  },
  listServicePlan: {},
  getDealer: { params: async () => ({ id: '1' }) },
  listDealers: {},
  getDealership: {},
  getMenu: {},
  getSearchIndex: {},
  getSitemap: {},
  getSiteBuild: {},
  applyForCareer: {
    body: () =>
      makeForm({
        name: "Bijaya D'Souza",
        email: 'b@mail.example',
        phone: '98765 43210',
        post: 'Mechanic',
        resume: new File([makePdf()], 'resume.pdf'),
      }),
  },
  withdrawConsent: {
    body: ({ withdrawal }) => ({
      lead: withdrawal.searchParams.get('lead'),
      key: withdrawal.searchParams.get('key'),
    }),
  },
  readEnquiryStatus: { body: ({ sent }) => sent },
  requestResumeUpload: { body: () => ({ fileName: 'resume.pdf', size: 5_000_000 }) },
  getResume: { params: async ({ resumePath }) => ({ path: resumePath }) },
  login: { body: ({ staff }) => ({ userId: staff.userId, password: staff.password }) },
  getMe: {},
  logout: {},
  updateProfile: {
    params: own,
    body: ({ staff }) => ({ userName: 'Staff One', email: staff.email, mobileNo: '98765 43210' }),
  },
  changePassword: {
    params: own,
    // Each call needs another new password; the test caller remembers the current one.
    body: ({ staff }) => {
      const newPassword = randomUUID()
      return { oldPassword: staff.password, newPassword, confirmPassword: newPassword }
    },
  },
  getDashboard: {},
  listPrices: {},
  updatePrice: { ...bike, body: () => ({ price: '2,10,500' }) },
  updateVariantPrice: { params: byId('updateVariantPrice'), body: () => ({ price: 99_999 }) },
  listPriceVersions: {},
  createPriceBatch: {
    body: ({ priced }) => ({
      id: randomUUID(),
      title: 'ଦୀପାବଳି prices',
      prices: [{ ...priced, after: `₹ ${priced.before}/-` }],
    }),
  },
  listPriceBatches: {},
  getPriceBatch: aBatch('applied'),
  cancelPriceBatch: aBatch('waiting'),
  undoPriceBatch: aBatch('applied'),
  getPriceHistory: bike,
  listAccessoryPrices: {},
  updateAccessoryPrice: { params: byId('updateAccessoryPrice'), body: () => ({ price: 1_250.5 }) },
  listBikeStatuses: {},
  listScooterStatuses: {},
  listBigWingStatuses: {},
  listEvStatuses: {},
  setBikeStatus: setStatus('setBikeStatus'),
  setScooterStatus: setStatus('setScooterStatus'),
  setBigWingStatus: setStatus('setBigWingStatus'),
  setEvStatus: setStatus('setEvStatus'),
  listManagedContent: { params: async () => ({ kind: 'offers' }) },
  orderContent: {
    params: async () => ({ kind: 'slides' }),
    body: ({ slides }) => ({ ids: slides.toReversed(), expected: slides }),
  },
  createSlide: { body: () => makeForm({ image: pictureFile(), alt: 'A slide', link: '/offers' }) },
  updateSlide: { params: byId('updateSlide'), body: () => makeForm({ to: '2030-12-31' }) },
  deleteSlide: { params: byId('deleteSlide') },
  createOffer: {
    body: () =>
      makeForm({ title: 'ଦୀପାବଳି Offer', description: 'Words', amount: '₹ 2,000', image: pictureFile() }),
  },
  updateOffer: {
    params: byId('updateOffer'),
    body: () => makeForm({ title: 'ଦୀପାବଳି Offer', image: pictureFile() }),
  },
  deleteOffer: { params: byId('deleteOffer') },
  createNotification: { body: () => makeForm({ image: pictureFile() }) },
  updateNotification: { params: byId('updateNotification'), body: () => makeForm({ alt: 'A festival' }) },
  deleteNotification: { params: byId('deleteNotification') },
  uploadGallery: { body: () => makeForm({ images: pictureFile(), alt: 'The showroom' }) },
  updateGalleryImage: { params: byId('updateGalleryImage'), body: () => makeForm({ alt: 'The yard' }) },
  deleteGalleryImage: { params: byId('deleteGalleryImage') },
  listPageTexts: {},
  savePageText: {
    params: async () => ({ id: 'terms' }),
    body: ({ terms }) => ({ markdown: '## Prices', expected: terms }),
  },
  previewPageText: { body: () => ({ markdown: '**ଦୀପାବଳି**' }) },
  listTranslations: {},
  saveTranslation: {
    body: () => ({ language: 'or', source: 'Offers', text: 'ଅଫର', expected: '' }),
  },
  importTranslations: { body: () => ({ texts: [{ source: 'Offers', or: 'ଅଫର', hi: '' }] }) },
  getManagedList: { params: async () => ({ id: 'lenders' }) },
  saveManagedList: {
    params: async () => ({ id: 'team' }),
    body: () => ({ version: '', entries: [{ name: 'ବିଜୟ', role: 'Sales', department: '' }] }),
  },
  listVehicles: {},
  getVehicle: { params: byId('getVehicle') },
  createVehicle: {
    body: () => ({ name: randomUUID(), displayName: 'New', category: 'scooter', bodyType: 'family-scooter' }),
  },
  copyVehicle: {
    params: byId('getVehicle'),
    body: () => ({ name: randomUUID(), displayName: 'Copy' }),
  },
  saveVehicle: {
    params: byId('saveVehicle'),
    body: () => ({ expected: 1, changes: { variants: [{ name: 'Drum', price: '92,000' }] } }),
  },
  setVehicleState: { params: byId('setVehicleState'), body: () => ({ state: 'archived' }) },
  orderVehicles: { body: ({ order }) => ({ category: 'ev', ids: order.toReversed(), expected: order }) },
  previewVehicle: { params: byId('getVehicle') },
  addBrochure: {
    body: () => makeForm({ file: new File([makePdf()], 'a.pdf', { type: 'application/pdf' }) }),
  },
  addCataloguePicture: { body: () => makeForm({ image: pictureFile() }) },
  getDealershipRecord: {},
  saveDealership: {
    body: ({ dealership: { at, facts } }) => ({ expected: at, facts: { ...facts, mailFooter: 'Sample' } }),
  },
  openSite: { body: () => ({ isOpen: true }) },
  getSetup: {},
  getPromiseSettings: {},
  savePromiseSettings: {
    body: ({ promisesAt }) => ({ expected: promisesAt, facts: { targets: { enquiry: 60 }, mailLists: [] } }),
  },
  getOnRoad: {},
  makePriceSlip: { body: slipQuestion },
  readPriceSlip: { params: async ({ newSlip }) => ({ number: await newSlip() }) },
  listChargeRules: {},
  createChargeRule: { body: () => chargeFacts() },
  saveChargeRule: {
    params: byId('saveChargeRule'),
    body: () => ({ expected: outletMoment, facts: chargeFacts() }),
  },
  removeChargeRule: { params: byId('removeChargeRule') },
  listOutlets: {},
  createOutlet: { body: () => outletFacts() },
  saveOutlet: {
    params: byId('saveOutlet'),
    body: () => ({ expected: outletMoment, facts: outletFacts() }),
  },
  setOutletState: { params: byId('setOutletState'), body: () => ({ isClosed: true }) },
  orderOutlets: { body: () => ({ ids: [2, 1] }) },
  listClosedDays: {},
  addClosedDay: { body: () => ({ day: freeDay(), words: 'ଦୀପାବଳି' }) },
  deleteClosedDay: { params: byId('deleteClosedDay') },
  takeBackChange: { params: async ({ changeId }) => ({ id: await changeId() }) },
  exportReport: { params: async () => ({ report: 'booking' }), body: () => ({}) },
  releaseEnquiry: { params: async ({ heldEnquiry }) => ({ report: 'offer', id: await heldEnquiry() }) },
  listSlots: {},
  holdSlot: {
    body: () => ({
      purpose: 'test-ride',
      outletId: 1,
      startsAt: at(comingDay(3), '11:00'),
      token: holdToken,
      hasLicence: true,
    }),
  },
  releaseSlot: { body: () => ({ token: holdToken }) },
  readVisit: { body: ({ visit }) => ({ link: visit }) },
  changeVisit: { body: ({ visit }) => ({ link: visit, to: null }) },
  listAppointments: {},
  changeAppointment: { ...anAppointment, body: () => ({ version: 1, state: 'done' }) },
  listPlans: {},
  savePlan: {
    params: async () => ({ outletId: '1' }),
    body: ({ plan: { at } }) => ({ expected: at, facts: { rules: [aRule] } }),
  },
  listLeads: {},
  getInboxCounts: {},
  getInboxChoices: {},
  changeLeads: { body: () => ({ leads: [{ id: randomUUID(), version: 1 }], stage: 'contacted' }) },
  getLeadFigures: {},
  readPerson: { body: () => ({ mobile: '98765 43210' }) },
  erasePerson: { body: () => ({ email: 'nobody@mail.example' }) },
  getRetention: {},
  setRetention: { body: () => ({ kind: 'applicants', days: 180 }) },
  holdLead: { ...aLead, body: () => ({ isHeld: true }) },
  listColleagues: {},
  getLead: aLead,
  changeLead: { ...aLead, body: () => ({ version: 1, stage: 'contacted' }) },
  addTouch: { ...aLead, body: () => ({ id: randomUUID(), kind: 'note', words: 'ପୁଣି call on Monday' }) },
  markContact: { ...aLead, body: () => ({ mark: 'do-not-call', isSet: false }) },
  joinLead: { ...aLead, body: () => ({ into: null }) },
  getBoard: {},
  findPerson: {},
  addWalkIn: {
    body: () => ({
      id: randomUUID(),
      mobile: '98765 43210',
      channel: 'walk-in',
      family: 'sales',
      name: 'ବିଜୟ',
    }),
  },
  listTemplates: {},
  getPreferences: {},
  savePreferences: { body: () => ({ landsOn: 'inbox', views: [{ name: 'Mine', query: 'tab=mine' }] }) },
  getPush: {},
  setPushDevice: {
    body: () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/one',
      p256dh: 'B'.repeat(87),
      auth: 'a'.repeat(22),
      isOn: true,
    }),
  },
  getLeadTurns: {},
  setLeadTurns: { body: () => ({ sales: turnsOn() }) },
  setDuty: { body: () => ({ isOnDuty: onDuty() }) },
  handOver: {
    params: async ({ withLead }: World) => ({ id: await withLead() }),
    body: () => ({ toId: null }),
  },
  listStaff: {},
  inviteStaff: {
    body: () => ({
      userId: randomUUID(),
      name: 'ନୂଆ Colleague',
      email: `${randomUUID()}@staff.example`,
      role: 'sales',
      outletIds: [],
      lastDay: '2030-12-31',
    }),
  },
  changeStaff: { ...aColleague, body: () => ({ role: 'service', lastDay: '2030-12-31', isActive: true }) },
  endStaffSessions: aColleague,
  makeStaffLink: aColleague,
  readStaffLink: { ...aLink, body: () => ({ token: linkToken }) },
  setLinkPassword: {
    ...aLink,
    body: () => ({ token: linkToken, newPassword: 'river-stone-7', confirmPassword: 'river-stone-7' }),
  },
  getHealth: {},
  getReadiness: {},
  getOpenApi: {},
  reportViolation: {
    body: () => ({
      'csp-report': {
        'document-uri': 'https://dealer.example/contact',
        'effective-directive': 'img-src',
        'violated-directive': 'img-src',
        'blocked-uri': 'chrome-extension://abcdefgh/x.png',
      },
    }),
  },
}

const formCalls = plainForms.map((name) => [name, { body: () => sampleBody(forms[name].body) }] as const)
const reportCalls = reports.map(
  ({ id }) => [`report:${id}`, { body: () => ({ page: 1, limit: 10 }) }] as const,
)

/** One call of each endpoint of the contract, by its name. */
export const sampleCalls: ReadonlyMap<string, SampleCall> = new Map<string, SampleCall>([
  ...Object.entries(named),
  ...formCalls,
  ...reportCalls,
])

const draft = `insert into public.vehicles (bike_name, display_name, category, body_type, is_active)
  values (gen_random_uuid(), 'Draft', 'scooter', 'family-scooter', false) returning id`

const rowOf: Partial<Record<string, string>> = {
  setBikeStatus: "select id from public.vehicles where category = 'motorcycle' order by id limit 1",
  setScooterStatus: "select id from public.vehicles where category = 'scooter' order by id limit 1",
  setBigWingStatus: "select id from public.vehicles where category = 'bigwing' order by id limit 1",
  setEvStatus: "select id from public.vehicles where category = 'ev' order by id limit 1",
  getVehicle: 'select id from public.vehicles order by id limit 1',
  saveVehicle: draft,
  setVehicleState: draft,
  saveChargeRule: aCharge,
  removeChargeRule: aCharge,
  saveOutlet: anOutlet,
  setOutletState: anOutlet,
  deleteClosedDay: `insert into public.outlet_closed_days (day, words)
    select max(day) + 1, 'x' from (select day from public.outlet_closed_days union select '2050-01-01') as days returning id`,
  updateAccessoryPrice: 'select id from public.accessories order by id limit 1',
  updateVariantPrice:
    'select id from public.variants where sort_order > (select min(sort_order) from public.variants) order by id desc limit 1',
  updateOffer: `insert into public.offers (title, description, image) values ('x', 'x', '/media/demo/x.webp') returning id`,
  updateNotification: `insert into public.notifications (image) values ('/media/demo/x.webp') returning id`,
  deleteOffer: `insert into public.offers (title, description, image) values ('x', 'x', '/media/demo/x.webp') returning id`,
  deleteNotification: `insert into public.notifications (image) values ('/media/demo/x.webp') returning id`,
  updateGalleryImage: `insert into public.gallery_images (image) values ('/media/demo/x.webp') returning id`,
  updateSlide: `insert into public.slides (image) values ('/media/demo/x.webp') returning id`,
  deleteSlide: `insert into public.slides (image) values ('/media/demo/x.webp') returning id`,
  deleteGalleryImage: `insert into public.gallery_images (image) values ('/media/demo/x.webp') returning id`,
}

const insertOffer = `insert into public.offer_enquiries (id, name, mobile, email, agreed, is_quarantined)
  values ($1, 'Sample', '9000000001', 'sample@mail.example', true, $2)`

/** Gives a new enquiry of this id an appointment, and answers that one's id. */
async function bookSample(api: TestApi, enquiry: string): Promise<string> {
  await api.db.sql(insertOffer, [enquiry, false])
  const [made] = await api.db.sql<{ id: string }>(
    `insert into public.appointments (outlet_id, purpose, starts_at, minutes, place, state, enquiry_table, enquiry_id)
     select 1, 'test-ride', $2, 30, 1 + count(*), 'booked', 'offer_enquiries', $1
     from public.appointments where starts_at = $2 returning id`,
    [enquiry, at(comingDay(2), '10:00')],
  )
  return made?.id ?? ''
}

async function readRecord<Stored>(api: TestApi, path: string): Promise<Stored> {
  const member = await api.db.createStaff()
  const staff = api.caller()
  await staff.signIn(member.userId, member.password)
  return (await staff.call('GET', path)).body as Stored
}

/** Fills the database with the demo data and one staff account, so that every sample call has something to be about. */
export async function makeWorld(api: TestApi): Promise<World> {
  await api.db.seed()
  const staff = await api.db.createStaff({ userId: 'one', name: 'Staff One' })
  const colleague = await api.db.createStaff({ userId: 'colleague', role: 'sales' })
  const application = named.applyForCareer.body
  const answer = await api.caller().call('POST', '/api/career', { body: application?.({} as World) })
  if (answer.status !== 201) throw new Error('The sample application was refused.')
  const [row] = await api.db.sql<{ resume_path: string }>(
    'select resume_path from public.career_applications order by created_at desc limit 1',
  )
  const photo = await showReviewWithPhoto(api)
  const order = await api.db.sql<{ id: number }>(
    `select id from public.vehicles where category = 'ev' order by sort_order, id`,
  )
  const slides = await api.db.sql<{ id: number }>('select id from public.slides order by sort_order, id')
  const [priced] = await api.db.sql<{ vehicle_id: number; id: number; rupees: number }>(
    `select vehicle_id, id, price_paise / 100 as rupees from public.variants
     where vehicle_id = (select id from public.vehicles where bike_name = 'DIO110') order by sort_order limit 1`,
  )
  const [anyLead] = await api.db.sql<{ id: string }>('select id from public.leads limit 1')
  const [sent] = await api.db.sql<World['sent']>(
    `select private.reference_of(enquiry_id) as reference, right(mobile_digits, 4) as digits
     from public.leads where char_length(mobile_digits) >= 10 limit 1`,
  )
  const visitor = randomUUID()
  await bookSample(api, visitor)
  const [plan] = await readRecord<Plan[]>(api, '/api/appointmentPlans')
  if (!plan) throw new Error('No outlet offers times.')
  const pricedIds = {
    vehicleId: Number(priced?.vehicle_id),
    variantId: Number(priced?.id),
    before: Number(priced?.rupees),
  }
  const { path: brochurePath } = await addBrochure(new File([makePdf()], 'a.pdf'))
  return {
    staff,
    withdrawal: new URL(withdrawalLink(anyLead?.id ?? '')),
    sent: sent ?? { reference: '', digits: '' },
    terms: standardTexts.terms.trim(),
    slides: slides.map(({ id }) => Number(id)),
    priced: pricedIds,
    newSlip: async () => {
      const made = await api
        .caller()
        .call('POST', '/api/priceSlips', { body: slipQuestion({ priced: pricedIds }) })
      return (made.body as { number: string }).number
    },
    newBatch: async (state) => {
      const id = randomUUID()
      await api.db.sql(
        `insert into public.price_batches (id, title, state, due_at, actor_id, user_id, applied_at, price_count)
         values ($1, 'Batch', $2, now() + interval '1 day', $1, 'one', case when $2 = 'applied' then now() end, 0)`,
        [id, state],
      )
      return id
    },
    resumePath: row?.resume_path ?? '',
    photo,
    newReview: () => insertReview(api),
    brochure: brochurePath.split('/').at(-1) ?? '',
    heldEnquiry: async () => {
      const id = randomUUID()
      await api.db.sql(insertOffer, [id, true])
      return id
    },
    dealership: await readRecord<DealershipRecord>(api, '/api/manageDealership'),
    promisesAt: (await readRecord<PromiseRecord>(api, '/api/promiseSettings')).at,
    order: order.map(({ id }) => Number(id)),
    changeId: async () => {
      const [price] = await api.db.sql<{ id: string }>(
        `with raised as (
           update public.vehicles set price_paise = price_paise + 100 where bike_name = 'SP160' returning *
         )
         insert into public.audit_events (action, table_name, row_id, subject, old_values, new_values)
         select 'Changed', 'vehicles', id::text, 'SP160 · ex-showroom price',
           jsonb_build_object('price_paise', price_paise - 100), jsonb_build_object('price_paise', price_paise)
         from raised returning id`,
      )
      return price?.id ?? ''
    },
    newLink: async () => {
      await api.db.sql(
        `insert into private.staff_links (token_hash, staff_id, expires_at) values ($1, $2, now() + interval '1 hour')
         on conflict (staff_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
        [createHash('sha256').update(linkToken).digest('base64url'), colleague.id],
      )
      return colleague.id
    },
    withLead: async () => {
      const id = randomUUID()
      await api.db.sql(insertOffer, [id, false])
      await api.db.sql('update public.leads set assignee_id = $1 where enquiry_id = $2', [colleague.id, id])
      return colleague.id
    },
    newAppointment: () => bookSample(api, randomUUID()),
    visit: visitLink(visitor),
    plan,
    newLead: async () => {
      const id = randomUUID()
      await api.db.sql(insertOffer, [id, false])
      const [lead] = await api.db.sql<{ id: string }>('select id from public.leads where enquiry_id = $1', [
        id,
      ])
      if (!lead) throw new Error('The enquiry became no lead.')
      return lead.id
    },
    idOf: async (endpoint) => {
      const [found] = await api.db.sql<{ id: number }>(rowOf[endpoint] ?? '')
      if (!found) throw new Error(`There is no row for ${endpoint}.`)
      return Number(found.id)
    },
  }
}
