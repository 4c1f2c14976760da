import { forms } from '#contract/forms.ts'
import { reports } from '#contract/reports.ts'
import type { Caller, LesserRole, Outcome } from '../../../supabase/tests/callers.ts'

export type Verb = 'select' | 'insert' | 'update' | 'delete'
type Verbs = Record<Verb, Outcome>
type Access = Record<Caller, Verbs>

/** Who may do what with one table or view; every cell becomes a test. */
export interface Relation {
  access: Access
  /** What a role may do where that is not what an owner, the caller `active`, may do. */
  roles?: Partial<Record<LesserRole, Verbs>>
  /** The columns that an insert may set, each with a value that passes the checks; missing when nobody may insert. */
  insert?: Record<string, unknown>
  /** The columns that an update may set; missing when nobody may update. */
  update?: readonly string[]
  /** The columns that nobody sees, even with a right to read. */
  hidden?: readonly string[]
  /** The columns that visitors do not see, but staff do. */
  hiddenFromVisitors?: readonly string[]
}

const nothing: Verbs = { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' }
const read: Verbs = { ...nothing, select: 'allowed' }
const noRows: Verbs = { ...nothing, select: 'empty' }

/** Everybody who is signed in without being active staff has the same rights. */
function access(of: { anon: Verbs; outsiders: Verbs; active: Verbs; service: Verbs }): Access {
  const { anon, outsiders, active, service } = of
  return {
    anon,
    stranger: outsiders,
    inactive: outsiders,
    expired: outsiders,
    ended: outsiders,
    idle: outsiders,
    overlong: outsiders,
    active,
    service,
  }
}

/** Owner and manager write it; the others of staff read it. */
const writtenByEditors = (verbs: Partial<Verbs>) => {
  const others: Verbs = {
    select: 'allowed',
    insert: 'refused',
    update: 'refused',
    delete: 'refused',
    ...verbs,
  }
  return { sales: others, service: others, people: others }
}

const shown: Relation = { access: access({ anon: read, outsiders: noRows, active: read, service: nothing }) }

const priced = (...columns: string[]): Relation => ({
  access: access({
    anon: read,
    outsiders: { ...noRows, update: 'empty' },
    active: { ...read, update: 'allowed' },
    service: nothing,
  }),
  roles: writtenByEditors({ update: 'empty' }),
  update: columns,
})

/** What staff add and edit, and nobody deletes. */
const kept = (insert: Record<string, unknown>, column: string): Relation => ({
  access: access({
    anon: read,
    outsiders: { select: 'empty', insert: 'refused', update: 'empty', delete: 'refused' },
    active: { select: 'allowed', insert: 'allowed', update: 'allowed', delete: 'refused' },
    service: nothing,
  }),
  roles: writtenByEditors({ update: 'empty' }),
  insert,
  update: [column],
  hiddenFromVisitors: ['updated_at'],
})

/** What staff add, edit and delete. */
const managed = (insert: Record<string, unknown>, update: readonly string[]): Relation => ({
  access: access({
    anon: read,
    outsiders: { select: 'empty', insert: 'refused', update: 'empty', delete: 'empty' },
    active: { select: 'allowed', insert: 'allowed', update: 'allowed', delete: 'allowed' },
    service: nothing,
  }),
  roles: writtenByEditors({ update: 'empty', delete: 'empty' }),
  insert: {
    ...insert,
    idempotency_key: '00000000-0000-4000-8000-000000000001',
    body_hash: 'f'.repeat(64),
  },
  update,
  hiddenFromVisitors: ['idempotency_key', 'body_hash', 'updated_at'],
})

/** What visitors sent: functions alone write it, and staff read it through functions that leave a trace. */
const traced: Relation = {
  access: access({ anon: nothing, outsiders: nothing, active: nothing, service: nothing }),
}

/** Functions and triggers alone write it. */
const readByStaff: Relation = {
  access: access({ anon: nothing, outsiders: noRows, active: read, service: nothing }),
}

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
  page_texts: kept({ id: 'about', markdown: 'Words' }, 'markdown'),
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
      'opening_hours',
      'social_links',
      'mail_footer',
      'builder_name',
      'builder_url',
      'provider_name',
      'provider_url',
      'colours',
      'opened_at',
    ),
    hiddenFromVisitors: ['mail_footer', 'updated_at'],
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
      // Those of the demo have begun, and what has begun is ended by another one.
      active: { select: 'allowed', insert: 'allowed', update: 'allowed', delete: 'empty' },
      service: nothing,
    }),
    roles: writtenByEditors({ update: 'empty', delete: 'empty' }),
    insert: charge,
    update: Object.keys(charge),
  },

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

  ...Object.fromEntries(Object.values(forms).map(({ table }) => [table, traced])),
  review_decisions: traced,
  leads: traced,
  promise_settings: {
    access: access({
      anon: nothing,
      outsiders: { ...noRows, update: 'empty' },
      active: { ...read, update: 'allowed' },
      service: nothing,
    }),
    roles: writtenByEditors({ select: 'empty', update: 'empty' }),
    update: ['targets', 'mail_lists'],
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
    // The one device that stands there is the owner's.
    roles: Object.fromEntries(
      (['manager', 'sales', 'service', 'people'] as const).map((role) => [
        role,
        { select: 'empty', insert: 'allowed', update: 'refused', delete: 'empty' },
      ]),
    ),
    insert: { endpoint: 'https://push.example/new', p256dh: 'B'.repeat(87), auth_secret: 'a'.repeat(22) },
  },
  enquiry_contexts: traced,
  appointment_plans: traced,
  appointments: traced,
  retention_rules: traced,
  erasures: traced,
  audit_events: { ...readByStaff, roles: { sales: noRows, service: noRows, people: noRows } },
  price_history: readByStaff,
  price_batches: readByStaff,
  price_batch_rows: readByStaff,

  ...Object.fromEntries(reports.map(({ view }) => [view, traced])),
}

const editors = ['manager'] as const
const isEditors = (call: string) => ({ roles: editors, call })

/**
 * What a function is called with, and the roles beside the owner that it does not refuse; functions that are missing here are
 * for all of staff, or for none.
 */
export const callsByRole: Record<string, { roles: readonly LesserRole[]; call: string }> = {
  import_words: isEditors(`('[{"language": "hi", "source": "A", "text": "B"}]')`),
  cancel_price_batch: isEditors(`('00000000-0000-4000-8000-000000000001')`),
  create_price_batch: isEditors(`('00000000-0000-4000-8000-000000000001', 'Batch', '[]', null)`),
  create_vehicle: isEditors(`('NEW', 'New', '', '', 0)`),
  order_content: isEditors(`('slides', '{}', '{}')`),
  order_outlets: isEditors(`('{}')`),
  order_vehicles: isEditors(`('ev', '{}', '{}')`),
  price_batch_leads: isEditors(`('00000000-0000-4000-8000-000000000001')`),
  read_setup: isEditors('()'),
  save_vehicle: isEditors(`(0, 0, '{}')`),
  set_vehicle_state: isEditors(`(0, 'hidden')`),
  take_back_change: isEditors(`('00000000-0000-4000-8000-000000000001')`),
  undo_price_batch: isEditors(`('00000000-0000-4000-8000-000000000001')`),
  hand_over: isEditors(`('00000000-0000-4000-8000-000000000001')`),
  read_turns: { roles: [], call: '()' },
  set_turns: { roles: [], call: `('{}')` },
  person_file: { roles: [], call: `('9', 'a@x.example')` },
  erase_person: { roles: [], call: `('9', 'a@x.example')` },
  read_retention: { roles: [], call: '()' },
  set_retention: { roles: [], call: `('reviews', 30)` },
  hold_lead: { roles: [], call: `('00000000-0000-4000-8000-000000000001', true)` },
  read_plans: isEditors('()'),
  save_plan: isEditors(`(0, now(), '[]')`),
  open_resume: { roles: ['people'], call: `('none')` },
  open_photo: { roles: ['manager', 'sales'], call: `('none')` },
  list_reviews: { roles: ['manager', 'sales'], call: `('waiting')` },
  decide_review: {
    roles: ['manager', 'sales'],
    call: `('00000000-0000-4000-8000-000000000001', null, 'shown', '', '')`,
  },
  list_staff: { roles: [], call: '()' },
  add_staff: { roles: [], call: `('00000000-0000-4000-8000-000000000001', '{}', '${'a'.repeat(43)}', 1)` },
  change_staff: { roles: [], call: `('00000000-0000-4000-8000-000000000001', '{}')` },
  end_staff_sessions: { roles: [], call: `('00000000-0000-4000-8000-000000000001')` },
  make_staff_link: { roles: [], call: `('00000000-0000-4000-8000-000000000001', '${'a'.repeat(43)}', 24)` },
}

/** Functions of the schema public, and the database roles that may call them. */
export const functions: Record<string, readonly string[]> = {
  add_staff: ['authenticated'],
  allow_email_change: ['service_role'],
  claim_file: ['service_role'],
  claim_unnamed_files: ['service_role'],
  note_removed_files: ['service_role'],
  take_file_path: ['service_role'],
  create_vehicle: ['authenticated'],
  order_content: ['authenticated'],
  order_outlets: ['authenticated'],
  order_vehicles: ['authenticated'],
  read_vehicle: ['authenticated'],
  save_vehicle: ['authenticated'],
  set_vehicle_state: ['authenticated'],
  take_back_change: ['authenticated'],
  allow_password_change: ['service_role'],
  apply_due_price_batch: ['service_role'],
  cancel_price_batch: ['authenticated'],
  change_lead: ['authenticated'],
  change_leads: ['authenticated'],
  change_staff: ['authenticated'],
  end_staff_sessions: ['authenticated'],
  find_price_slip: ['service_role'],
  find_staff_link: ['service_role'],
  hand_over: ['authenticated'],
  list_staff: ['authenticated'],
  read_turns: ['authenticated'],
  set_duty: ['authenticated'],
  set_turns: ['authenticated'],
  make_staff_link: ['authenticated'],
  create_price_batch: ['authenticated'],
  erase_due: ['service_role'],
  erase_person: ['authenticated'],
  enquiry_status: ['service_role'],
  find_photo_uploads: ['service_role'],
  find_resume_upload: ['service_role'],
  find_staff_sign_in: ['service_role'],
  forget_device: ['service_role'],
  forget_sign_in_try: ['service_role'],
  inbox_choices: ['authenticated'],
  add_walk_in: ['authenticated'],
  inbox_board: ['authenticated'],
  join_lead: ['authenticated'],
  mark_contact: ['authenticated'],
  person_leads: ['authenticated'],
  read_preferences: ['authenticated'],
  save_preferences: ['authenticated'],
  hold_lead: ['authenticated'],
  inbox_counts: ['authenticated'],
  inbox_page: ['authenticated'],
  lead_figures: ['authenticated'],
  list_colleagues: ['authenticated'],
  menu_models: ['anon', 'authenticated'],
  words_of: ['anon', 'authenticated'],
  import_words: ['authenticated'],
  note_touch: ['authenticated'],
  open_resume: ['authenticated'],
  open_photo: ['authenticated'],
  list_reviews: ['authenticated'],
  decide_review: ['authenticated'],
  shown_reviews: ['anon', 'authenticated'],
  is_shown_photo: ['anon', 'authenticated'],
  take_photo_upload: ['service_role'],
  unclaimed_photos: ['service_role'],
  open_staff_session: ['service_role'],
  person_file: ['authenticated'],
  price_batch_leads: ['authenticated'],
  read_lead: ['authenticated'],
  read_retention: ['authenticated'],
  read_setup: ['authenticated'],
  read_site_build: ['authenticated'],
  queue_due_mails: ['service_role'],
  record_build_call: ['service_role'],
  record_mail: ['service_role'],
  release_enquiry: ['authenticated'],
  report_export_page: ['authenticated'],
  report_page: ['authenticated'],
  set_retention: ['authenticated'],
  store_enquiry: ['service_role'],
  free_slots: ['service_role'],
  hold_slot: ['service_role'],
  release_slot: ['service_role'],
  read_visit: ['service_role'],
  change_visit: ['service_role'],
  read_appointments: ['authenticated'],
  change_appointment: ['authenticated'],
  read_plans: ['authenticated'],
  save_plan: ['authenticated'],
  store_price_slip: ['service_role'],
  sweep_price_slips: ['service_role'],
  take_build_call: ['service_role'],
  take_enquiry: ['service_role'],
  take_mail: ['service_role'],
  take_push: ['service_role'],
  take_resume_upload: ['service_role'],
  take_sign_in_try: ['service_role'],
  today_counts: ['authenticated'],
  undo_price_batch: ['authenticated'],
  unclaimed_resumes: ['service_role'],
  use_staff_session: ['authenticated'],
  withdraw_consent: ['service_role'],
}
