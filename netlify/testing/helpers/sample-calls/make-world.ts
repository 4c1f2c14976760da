import { createHash, randomUUID } from 'node:crypto'
import type { Plan } from '#contract/appointments/appointment-plans.ts'
import type { DealershipRecord } from '#contract/dealership/dealership.ts'
import type { PromiseRecord } from '#contract/messages/promise-settings.ts'
import type { PaymentSettingsRecord } from '#contract/payments/payment-settings.ts'
import type { PartRecord } from '#contract/site/parts-management.ts'
import { appointmentLink } from '#server/lib/session/appointment-link.ts'
import { addressHash, codeHash } from '#server/lib/session/data-code.ts'
import { orderLink } from '#server/lib/session/order-link.ts'
import { reviewAddress } from '#server/lib/session/review-link.ts'
import { withdrawalLink } from '#server/lib/session/withdrawal-link.ts'
import { addBrochure } from '#server/services/catalogue/own-brochures.ts'
import { standardTexts } from '#server/services/content/page-text/standard-texts.ts'
import { at, comingDay } from '../../../../supabase/tests/appointment-fixtures.ts'
import { makePdf } from '../files/files.ts'
import { insertReview, showReviewWithPhoto } from '../files/photos.ts'
import type { TestApi } from '../test-api.ts'
import { slipQuestion } from './dealership-calls.ts'
import { makeDoors } from './door-calls.ts'
import { makeSampleQuotation } from './make-quotation.ts'
import { linkToken } from './people-calls.ts'
import { rowOf } from './rows.ts'
import { visitorCalls } from './visitor-calls.ts'
import type { World } from './world.ts'

const insertOffer = `insert into public.offer_enquiries (id, name, mobile, email, agreed, is_quarantined)
  values ($1, 'Sample', '9000000001', 'sample@mail.example', true, $2)`

/** Gives a new enquiry of this id an appointment, and answers the appointment's id. */
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

/** Gives a new lead an open order, and answers the order's id. */
async function orderSample(api: TestApi): Promise<string> {
  const id = randomUUID()
  await api.db.sql(insertOffer, [id, false])
  await api.db.sql(
    `insert into public.orders (id, lead_id, outlet_id, bike_name, price_paise, next_step, next_on)
     select $1, id, 1, 'SP125', 10000000, 'handed-over', current_date + 9 from public.leads where enquiry_id = $1`,
    [id],
  )
  await api.db.sql(
    `insert into public.order_steps (order_id, step, planned_on, done_on, done_by)
     values ($1, 'booked', current_date - 1, current_date - 1, 'Staff One'), ($1, 'insured', current_date + 9, null, ''),
       ($1, 'handed-over', current_date + 9, null, '')`,
    [id],
  )
  return id
}

/** Gives a new order a payment that waits and one that was received. */
async function paySample(api: TestApi): Promise<World['paidOrder']> {
  const order = await orderSample(api)
  const [waiting, received] = [randomUUID(), randomUUID()]
  await api.db.sql(
    `update public.payment_settings set cap_paise = 2000000, refund_lines = '[{"when": "otherwise", "days": 0, "keptPercent": 10}]'`,
  )
  await api.db.sql(
    `insert into public.payments (id, order_id, state, came_as, paise, way, reference, paid_on, received_at, number, goods, refund_lines)
     values ($1::uuid, $3, 'waiting', 'amount', 100, 'link', $1::uuid::text, current_date, null, null, 'SP125', '[]'),
       ($2::uuid, $3, 'received', 'more', 500000, 'link', $2::uuid::text, current_date, now(), left($2::uuid::text, 30), 'SP125', '[]')`,
    [waiting, received, order],
  )
  const asked = await orderSample(api)
  await api.db.sql('update public.orders set token_paise = 500000 where id = $1', [asked])
  await api.db.sql(
    `insert into private.payment_links (id, order_id, paise, url, refund_lines)
     select 'plink_sample', $1, 500000, 'https://pay.example/1', refund_lines from public.payment_settings`,
    [asked],
  )
  return { order, waiting, received, refund: randomUUID(), askedLink: orderLink(asked) }
}

async function readRecord<Stored>(api: TestApi, path: string): Promise<Stored> {
  const staff = await api.staffCaller()
  return (await staff.call('GET', path)).body as Stored
}

/**
 * Fills the database with the demo data and one staff account, so that every sample call finds the rows it
 * needs.
 */
export async function makeWorld(api: TestApi): Promise<World> {
  await api.db.seed()
  const staff = await api.db.createStaff({ userId: 'one', name: 'Staff One' })
  const colleague = await api.db.createStaff({ userId: 'colleague', role: 'sales' })
  const answer = await api.caller().call('POST', '/api/career', { body: visitorCalls.applyForCareer.body() })
  if (answer.status !== 201) throw new Error('The sample application was refused.')
  const [row] = await api.db.sql<{ resume_path: string }>(
    'select resume_path from public.career_applications order by created_at desc limit 1',
  )
  const photo = await showReviewWithPhoto(api)
  const [priced] = await api.db.sql<{ vehicle_id: number; id: number; rupees: number }>(
    `select vehicle_id, id, price_paise / 100 as rupees from public.variants
     where vehicle_id = (select id from public.vehicles where bike_name = 'DIO110') order by sort_order limit 1`,
  )
  const [anyLead] = await api.db.sql<{ id: string }>('select id from public.leads limit 1')
  const [sent] = await api.db.sql<World['sent']>(
    `select private.reference_of(enquiry_id) as reference, right(mobile_digits, 4) as digits
     from public.leads where char_length(mobile_digits) >= 10 limit 1`,
  )
  const [lead = '', key = ''] = new URL(withdrawalLink(anyLead?.id ?? '', 'en')).hash.slice(1).split('.')
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
    withdrawal: { lead, key },
    sent: sent ?? { reference: '', digits: '' },
    terms: standardTexts.terms.trim(),
    orderOf: async (rows) => {
      const found = await api.db.sql<{ id: number }>(`select id from public.${rows} order by sort_order, id`)
      return found.map(({ id }) => Number(id))
    },
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
    doors: await makeDoors(await api.staffCaller(), api.db),
    newDataRequest: async () => {
      const [made] = await api.db.sql<{ id: string }>(
        `insert into private.data_requests (wish, enquiry_table, enquiry_id)
         select 'copy', enquiry_table, enquiry_id from public.leads limit 1 returning id`,
      )
      return made?.id ?? ''
    },
    newBreach: async () => {
      const [made] = await api.db.sql<{ id: string }>(
        `insert into private.breaches (id, known_at, nature, items, happened)
         values (gen_random_uuid(), now(), 'device', '{name}', 'A phone was lost.') returning id`,
      )
      return made?.id ?? ''
    },
    coded: await makeCode(api),
    reviewLink: await askForReview(api),
    resumePath: row?.resume_path ?? '',
    photo,
    newReview: () => insertReview(api),
    brochure: brochurePath.split('/').at(-1) ?? '',
    heldEnquiry: async () => {
      const id = randomUUID()
      await api.db.sql(insertOffer, [id, true])
      return id
    },
    paymentSettings: () => readRecord<PaymentSettingsRecord>(api, '/api/paymentSettings'),
    paidOrder: await paySample(api),
    dealership: () => readRecord<DealershipRecord>(api, '/api/manageDealership'),
    chat: async () => {
      const chat = (await readRecord<PartRecord[]>(api, '/api/siteParts')).find(({ id }) => id === 'chat')
      if (!chat) throw new Error('There is no chat among the parts.')
      return chat
    },
    promisesAt: (await readRecord<PromiseRecord>(api, '/api/promiseSettings')).at,
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
    newOrder: () => orderSample(api),
    orderLink: orderLink(await orderSample(api)),
    newAppointment: () => bookSample(api, randomUUID()),
    appointmentLink: appointmentLink(visitor),
    plan,
    quotation: await makeSampleQuotation(await api.staffCaller(), api.db, pricedIds.variantId),
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

/** A code that was just mailed to the address of a lead. */
async function makeCode(api: TestApi): Promise<World['coded']> {
  const coded = { email: 'coded@mail.example', code: '012345' }
  await api.db.sql(
    `insert into private.data_codes (address_hash, lead_id, code_hash) select $1, id, $2 from public.leads limit 1`,
    [addressHash(coded.email), codeHash(coded.email, coded.code)],
  )
  return coded
}

/** The link of a person who was just asked for a review. */
async function askForReview(api: TestApi): Promise<string> {
  const [asked] = await api.db.sql<{ lead_id: string }>(
    `insert into private.review_asks (lead_id, delivered_at, asked_at)
     select id, now(), now() from public.leads limit 1 returning lead_id`,
  )
  return reviewAddress(asked?.lead_id ?? '', 'en').split('#')[1] ?? ''
}
