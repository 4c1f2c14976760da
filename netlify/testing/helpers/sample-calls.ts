import { randomUUID } from 'node:crypto'
import type { DealershipRecord } from '#contract/dealership.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { forms, type PlainFormName, plainForms } from '#contract/forms.ts'
import { reports } from '#contract/reports.ts'
import { standardTexts } from '#server/services/page-text/standard-texts.ts'
import { makeForm, makePdf, pictureFile } from './files.ts'
import { sampleBody } from './sample-body.ts'
import type { TestApi } from './test-api.ts'

/** What the seeded database holds for the calls to be about. */
export interface World {
  staff: { userId: string; password: string; email: string }
  /** The id of a row for each parameter that needs one; a new row for each call that deletes. */
  idOf: (endpoint: string) => Promise<number>
  resumePath: string
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
  /** The id of a lead that just came. */
  newLead: () => Promise<string>
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
const aLead = { params: async ({ newLead }: World) => ({ id: await newLead() }) }
const aBatch = (state: 'waiting' | 'applied') => ({
  params: async ({ newBatch }: World) => ({ id: await newBatch(state) }),
})
/** One call of each endpoint that must succeed; the type requires every endpoint. */
const named: Record<Exclude<EndpointName, PlainFormName>, SampleCall> = {
  listModelCards: {},
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
  listSlides: {},
  listNotifications: {},
  listGallery: {},
  listOffers: {},
  getPageText: { params: async () => ({ id: 'about' }) },
  listLenders: {},
  listTeam: {},
  listTestimonials: {},
  getDealer: { params: async () => ({ id: '1' }) },
  listDealers: {},
  getDealership: {},
  getMenu: {},
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
    body: () => makeForm({ title: 'ଦୀପାବଳି Offer', description: 'Words', image: pictureFile() }),
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
  addCataloguePicture: { body: () => makeForm({ image: pictureFile() }) },
  getDealershipRecord: {},
  saveDealership: {
    body: ({ dealership: { at, facts } }) => ({ expected: at, facts: { ...facts, mailFooter: 'Sample' } }),
  },
  openSite: { body: () => ({ isOpen: true }) },
  getSetup: {},
  listOutlets: {},
  createOutlet: { body: () => outletFacts() },
  saveOutlet: {
    params: byId('saveOutlet'),
    body: () => ({ expected: outletMoment, facts: outletFacts() }),
  },
  setOutletState: { params: byId('setOutletState'), body: () => ({ isClosed: true }) },
  orderOutlets: { body: () => ({ ids: [2, 1] }) },
  takeBackChange: { params: async ({ changeId }) => ({ id: await changeId() }) },
  exportReport: { params: async () => ({ report: 'booking' }), body: () => ({}) },
  releaseEnquiry: { params: async ({ heldEnquiry }) => ({ report: 'offer', id: await heldEnquiry() }) },
  listLeads: {},
  getInboxCounts: {},
  listColleagues: {},
  getLead: aLead,
  changeLead: { ...aLead, body: () => ({ version: 1, stage: 'contacted' }) },
  addTouch: { ...aLead, body: () => ({ id: randomUUID(), kind: 'note', words: 'ପୁଣି call on Monday' }) },
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
  saveOutlet: anOutlet,
  setOutletState: anOutlet,
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

async function readDealershipRecord(api: TestApi): Promise<DealershipRecord> {
  const member = await api.db.createStaff()
  const staff = api.caller()
  await staff.signIn(member.userId, member.password)
  return (await staff.call('GET', '/api/manageDealership')).body as DealershipRecord
}

/** Fills the database with the demo data and one staff account, so that every sample call has something to be about. */
export async function makeWorld(api: TestApi): Promise<World> {
  await api.db.seed()
  const staff = await api.db.createStaff({ userId: 'one', name: 'Staff One' })
  const application = named.applyForCareer.body
  const answer = await api.caller().call('POST', '/api/career', { body: application?.({} as World) })
  if (answer.status !== 201) throw new Error('The sample application was refused.')
  const [row] = await api.db.sql<{ resume_path: string }>(
    'select resume_path from public.career_applications order by created_at desc limit 1',
  )
  const order = await api.db.sql<{ id: number }>(
    `select id from public.vehicles where category = 'ev' order by sort_order, id`,
  )
  const slides = await api.db.sql<{ id: number }>('select id from public.slides order by sort_order, id')
  const [priced] = await api.db.sql<{ vehicle_id: number; id: number; rupees: number }>(
    `select vehicle_id, id, price_paise / 100 as rupees from public.variants
     where vehicle_id = (select id from public.vehicles where bike_name = 'DIO110') order by sort_order limit 1`,
  )
  return {
    staff,
    terms: standardTexts.terms.trim(),
    slides: slides.map(({ id }) => Number(id)),
    priced: {
      vehicleId: Number(priced?.vehicle_id),
      variantId: Number(priced?.id),
      before: Number(priced?.rupees),
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
    heldEnquiry: async () => {
      const id = randomUUID()
      await api.db.sql(insertOffer, [id, true])
      return id
    },
    dealership: await readDealershipRecord(api),
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
