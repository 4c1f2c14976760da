import { type Random, randomFrom } from '../random.ts'
import { insertRows, type Run } from '../rows.ts'
import { type Colleague, colleagueFor, readCrew } from './crew.ts'
import { type Enquiry, makeEnquiries, storeEnquiries } from './enquiries.ts'
import { crowd } from './people.ts'
import { progressOf } from './progress.ts'
import { planSales, storeSales } from './sales.ts'
import { SlotBook } from './slots.ts'
import { storeProgress } from './store-progress.ts'
import { storyOf } from './stories.ts'
import { planToday, type Work } from './todays-work.ts'
import { showroom } from './vehicles.ts'
import { makeWalkIns } from './walk-ins.ts'
import { dayMs, dayOf } from './working-time.ts'

/**
 * Stores the enquiries of sixty days until `now`, and what the staff of the project have made of them by
 * then; in a project without staff nobody has worked on any of them. All moments follow from `now`, so that
 * leads wait, promises are due and appointments are ahead whenever the demo begins.
 */
export async function seedLeads(run: Run, now: Date): Promise<void> {
  const visitors = { newPerson: crowd(randomFrom(1999)), askedVehicle: await showroom(run) }
  const crew = await readCrew(run)
  const moment = now.getTime()
  const sent = [...(await makeEnquiries(run, moment, visitors)), ...makeWalkIns(crew, moment, visitors)]
  const works = await workOn(run, sent, crew, moment)
  planToday(works, moment)
  const sales = await planSales(run, works, moment)
  await storeEnquiries(run, withBookedDays(sent, works))
  await storeProgress(run, works)
  await storeSales(run, sales)
  await markDoNotCall(run, works)
  await holdBack(run, randomFrom(1950), visitors.newPerson(), moment)
  // The mails about these leads were sent when they came.
  await run('delete from private.mails where lead_id is not null or family is not null')
  await run(`delete from private.charges where budget like 'mails about leads%'`)
}

/** What each lead has become; one after the other, as the times of appointments are taken. */
async function workOn(
  run: Run,
  sent: readonly Enquiry[],
  crew: readonly Colleague[],
  now: number,
): Promise<Work[]> {
  const promises = await promisesOf(run, sent)
  const random = randomFrom(1947)
  const book = new SlotBook()
  return sent
    .toSorted((one, other) => one.sentAt - other.sentAt)
    .flatMap((enquiry) => {
      const { family, outlet, row } = enquiry
      const colleague =
        crew.find(({ id }) => id === row.staff_id) ?? colleagueFor(crew, random, family, outlet)
      if (!colleague) return []
      const steps = enquiry.waits ? [] : storyOf(random, enquiry)
      const promisedAt = promises.get(enquiry.id) ?? null
      return { enquiry, progress: progressOf(enquiry, steps, { random, now, promisedAt, colleague, book }) }
    })
}

/** Until when a call was promised to whom, in milliseconds, by the ids of their enquiries. */
async function promisesOf(run: Run, sent: readonly Enquiry[]): Promise<Map<string, number>> {
  const asked = sent.map(({ id, table, family, outlet, isOutletKnown, sentAt }) => ({
    id,
    form_table: table,
    family,
    outlet: isOutletKnown ? outlet : null,
    sent_at: new Date(sentAt).toISOString(),
  }))
  const { rows } = await run(
    `select id, extract(epoch from private.promise_for(form_table, family, outlet, sent_at)) * 1000 as promised
     from json_to_recordset($1::text::json) as asked
       (id uuid, form_table text, family text, outlet bigint, sent_at timestamptz)`,
    [JSON.stringify(asked)],
  )
  return new Map(
    rows.flatMap(({ id, promised }) => (promised === null ? [] : [[String(id), Number(promised)]])),
  )
}

/** The enquiries, each service booked for the day of its appointment. */
function withBookedDays(sent: readonly Enquiry[], works: readonly Work[]): Enquiry[] {
  const slots = new Map(works.map(({ enquiry, progress }) => [enquiry.id, progress.appointment]))
  return sent.map((enquiry) => {
    const slot = enquiry.table === 'service_bookings' ? slots.get(enquiry.id) : undefined
    return slot ? { ...enquiry, row: { ...enquiry.row, booking_date: dayOf(slot.startsAt) } } : enquiry
  })
}

/** Marks the number of the last person who was lost with a loan: no calls any more. */
async function markDoNotCall(run: Run, works: readonly Work[]): Promise<void> {
  const lost = works.findLast(
    ({ enquiry, progress }) => enquiry.table === 'finance_enquiries' && progress.stage === 'lost',
  )
  const by = lost?.progress.assignee
  if (!lost || !by) return
  await run(
    `with marked as (
       insert into public.contact_marks (digits, mark, made_by)
       select number_end, 'do-not-call', $2 from public.leads where enquiry_id = $1 returning digits
     ), noted as (
       insert into private.consents (kind, number_end, enquiry_table, enquiry_id, noted_by)
       select 'do-not-call', digits, $3, $1, private.name_of_staff($2) from marked
     )
     insert into public.lead_events (id, lead_id, actor_id, actor, kind, value)
     select gen_random_uuid(), id, $2, $4, 'marked', 'do-not-call' from public.leads where enquiry_id = $1`,
    [lost.enquiry.id, by.id, lost.enquiry.table, by.name],
  )
}

/** Puts one plain message into quarantine: it was sent faster than anybody types. */
async function holdBack(
  run: Run,
  random: Random,
  { mobile }: { mobile: string },
  now: number,
): Promise<void> {
  await insertRows(run, 'contact_requests', [
    {
      id: random.uuid(),
      first_name: 'Rohit',
      last_name: 'Traders',
      postal_code: '753001',
      mobile,
      message:
        'We sell helmets and riding gear to dealers all over Odisha. Please tell us whom we can send our list.',
      created_at: new Date(now - 0.7 * dayMs).toISOString(),
      is_quarantined: true,
      robot_score: 2,
    },
  ])
}
