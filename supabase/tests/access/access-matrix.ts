import { sentTables } from '#contract/leads/lead-kinds.ts'
import { reports } from '#contract/reports/reports.ts'
import {
  access,
  kept,
  managed,
  noRows,
  nothing,
  priced,
  type Relation,
  read,
  readByStaff,
  shown,
  traced,
  writtenByEditors,
} from './relation-access.ts'

const picture = { image: '/media/demo/picture.webp', alt: 'A picture' }
const days = { first_day: '2026-01-01', last_day: null }

const outlet = {
  name: 'New',
  address: 'Main Road',
  sales_no: '1',
  service_no: '2',
  spare_no: null,
  customer_no: '4',
  open_time: '9 to 6',
  email: 'new@outlet.example',
  service_email: null,
  map_embed_url: 'https://www.openstreetmap.org/export/embed.html?bbox=1',
  latitude: 20.5,
  longitude: 85.5,
  services: '{service}',
  hours: '{}',
  holidays: '[]',
  image: '',
}

const charge = {
  kind: 'road_tax',
  fuel: 'any',
  begins_on: '2040-01-01',
  steps: '[{"upTo": null, "percent": 6, "rupees": null}]',
  insured_percent: 100,
  gst_percent: 0,
  source: 'The gazette',
  source_url: '',
  is_estimate: false,
}

/** Every table and view of the schema public; a table that is missing here fails a test. */
export const relations: Record<string, Relation> = {
  staff: {
    access: access({
      anon: nothing,
      outsiders: { ...noRows, update: 'empty' },
      active: { ...read, update: 'allowed' },
      service: { select: 'allowed', insert: 'allowed', update: 'allowed', delete: 'allowed' },
    }),
    insert: {
      id: '00000000-0000-4000-8000-000000000001',
      user_id: 'new',
      name: 'New',
      mobile: '',
      email: 'new@staff.example',
      city: '',
      status: 'active',
      expires_on: '2030-12-31',
      created_at: '2026-01-01',
      updated_at: '2026-01-01',
    },
    update: ['name', 'mobile', 'email'],
    hidden: ['updated_at'],
  },

  vehicles: {
    ...priced('price_paise', 'is_active'),
    hiddenFromVisitors: [
      'created_at',
      'updated_at',
      'updated_by',
      'version',
      'archived_at',
      'first_shown_at',
      'state',
      'missing',
    ],
  },
  former_names: shown,
  variants: priced('price_paise'),
  accessories: priced('price_paise'),
  features: shown,
  colours: shown,
  frames: shown,
  slides: managed({ ...picture, ...days, title: 'Slide', line: 'Words', link: '/offers' }, [
    'image',
    'alt',
    'title',
    'line',
    'link',
    'first_day',
    'last_day',
  ]),
  offers: managed(
    { ...picture, ...days, title: 'Offer', description: 'Words', terms: '', models: '{}', rupees_off: 500 },
    ['title', 'description', 'image', 'alt', 'terms', 'models', 'rupees_off', 'first_day', 'last_day'],
  ),
  notifications: managed({ ...picture, ...days }, ['image', 'alt', 'first_day', 'last_day']),
  page_lists: kept({ id: 'team', entries: '[]' }, 'entries'),
  page_texts: kept({ id: 'network-steps', markdown: 'Words' }, 'markdown'),
  gallery_images: managed(picture, ['image', 'alt']),
  dealership: {
    ...priced(
      'name',
      'wordmark',
      'wordmark_below',
      'logo',
      'city',
      'district',
      'state',
      'since',
      'customers',
      'sales_no',
      'service_no',
      'booking_no',
      'care_no',
      'whatsapp_no',
      'sales_email',
      'service_email',
      'care_email',
      'social_links',
      'mail_footer',
      'builder_name',
      'builder_url',
      'provider_name',
      'provider_url',
      'colours',
      'gstin',
      'opened_at',
    ),
    hiddenFromVisitors: ['mail_footer', 'gstin', 'updated_at'],
  },
  site_parts: {
    ...priced('is_on', 'name', 'address'),
    hiddenFromVisitors: ['updated_at'],
  },
  dealers: {
    access: access({
      anon: read,
      outsiders: { ...nothing, select: 'empty', update: 'empty' },
      active: { select: 'allowed', insert: 'allowed', update: 'allowed', delete: 'refused' },
      service: nothing,
    }),
    roles: writtenByEditors({ update: 'empty' }),
    insert: { ...outlet, sort_order: 99 },
    update: [...Object.keys(outlet), 'closed_at'],
    hiddenFromVisitors: ['updated_at'],
  },
  charge_rules: {
    access: access({
      anon: read,
      outsiders: { select: 'empty', insert: 'refused', update: 'empty', delete: 'empty' },
      // The demo's charges have begun, and a charge that has begun is ended by a later one, not deleted.
      active: { select: 'allowed', insert: 'allowed', update: 'allowed', delete: 'empty' },
      service: nothing,
    }),
    roles: writtenByEditors({ update: 'empty', delete: 'empty' }),
    insert: charge,
    update: Object.keys(charge),
  },

  places: shown,

  outlet_closed_days: {
    access: access({
      anon: read,
      outsiders: { select: 'empty', insert: 'refused', update: 'refused', delete: 'empty' },
      active: { select: 'allowed', insert: 'allowed', update: 'refused', delete: 'allowed' },
      service: nothing,
    }),
    roles: writtenByEditors({ delete: 'empty' }),
    insert: { day: '2030-01-26', words: 'Holiday' },
  },

  marked_days: {
    access: access({
      anon: nothing,
      outsiders: { select: 'empty', insert: 'refused', update: 'refused', delete: 'empty' },
      active: { select: 'allowed', insert: 'allowed', update: 'refused', delete: 'allowed' },
      service: nothing,
    }),
    roles: writtenByEditors({ delete: 'empty' }),
    insert: { day: '2030-01-26', words: 'Day' },
  },

  translations: {
    access: access({
      anon: read,
      outsiders: { select: 'empty', insert: 'refused', update: 'empty', delete: 'empty' },
      active: { select: 'allowed', insert: 'allowed', update: 'allowed', delete: 'allowed' },
      service: nothing,
    }),
    roles: writtenByEditors({ update: 'empty', delete: 'empty' }),
    insert: { language: 'or', source_text: 'Words', text: 'କଥା' },
    update: ['text'],
    hiddenFromVisitors: ['updated_at'],
  },

  ...Object.fromEntries(sentTables.map((table) => [table, traced])),
  doors: traced,
  review_decisions: traced,
  leads: traced,
  promise_settings: {
    access: access({
      anon: read,
      outsiders: { ...noRows, update: 'empty' },
      active: { ...read, update: 'allowed' },
      service: nothing,
    }),
    roles: writtenByEditors({ select: 'empty', update: 'empty' }),
    update: ['targets', 'mail_lists', 'asks_for_reviews'],
    hiddenFromVisitors: ['updated_at', 'mail_lists', 'asks_for_reviews'],
  },
  quotations: traced,
  quotation_settings: {
    access: access({
      anon: nothing,
      outsiders: { ...noRows, update: 'empty' },
      active: { ...read, update: 'allowed' },
      service: nothing,
    }),
    roles: {
      manager: { ...read, update: 'empty' },
      sales: { ...read, update: 'empty' },
      service: { ...noRows, update: 'empty' },
      people: { ...noRows, update: 'empty' },
    },
    update: [
      'prefix',
      'valid_days',
      'sales_limit_paise',
      'manager_limit_paise',
      'hsn_petrol',
      'hsn_electric',
      'gst_rates',
    ],
  },
  lead_events: traced,
  contact_marks: traced,
  walk_ins: traced,
  staff_preferences: traced,
  push_subscriptions: {
    access: access({
      anon: nothing,
      outsiders: { select: 'empty', insert: 'refused', update: 'refused', delete: 'empty' },
      active: { select: 'allowed', insert: 'allowed', update: 'refused', delete: 'allowed' },
      service: nothing,
    }),
    // The only device in the table is the owner's.
    roles: Object.fromEntries(
      (['manager', 'sales', 'service', 'people'] as const).map((role) => [
        role,
        { select: 'empty', insert: 'allowed', update: 'refused', delete: 'empty' },
      ]),
    ),
    insert: {
      endpoint: 'https://fcm.googleapis.com/new',
      p256dh: 'B'.repeat(87),
      auth_secret: 'a'.repeat(22),
    },
  },
  enquiry_contexts: traced,
  appointment_plans: traced,
  appointments: traced,
  orders: traced,
  order_steps: traced,
  order_moves: traced,
  stock: traced,
  stock_units: traced,
  retention_rules: traced,
  erasures: traced,
  audit_events: { ...readByStaff, roles: { sales: noRows, service: noRows, people: noRows } },
  price_history: readByStaff,
  price_batches: readByStaff,
  price_batch_rows: readByStaff,

  ...Object.fromEntries(reports.map(({ view }) => [view, traced])),
}
