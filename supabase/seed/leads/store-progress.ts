import { randomFrom } from '../random.ts'
import { insertRows, type Run } from '../rows.ts'
import type { Work } from './todays-work.ts'

const time = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString())

/** Stores how far the work on leads has come, what happened with them, and their appointments. */
export async function storeProgress(run: Run, works: readonly Work[]): Promise<void> {
  await storeLeads(run, works)
  await storeEvents(run, works)
  await insertRows(
    run,
    'appointments',
    works.flatMap(({ enquiry, progress: { appointment, events } }) =>
      appointment
        ? {
            created_at: time(events.find(({ kind }) => kind === 'appointment')?.at ?? enquiry.sentAt),
            outlet_id: appointment.outlet,
            purpose: appointment.purpose,
            starts_at: time(appointment.startsAt),
            minutes: appointment.minutes,
            place: appointment.place,
            state: appointment.state,
            has_licence: appointment.purpose === 'test-ride',
            enquiry_table: enquiry.table,
            enquiry_id: enquiry.id,
          }
        : [],
    ),
  )
}

async function storeLeads(run: Run, works: readonly Work[]): Promise<void> {
  const rows = works.map(({ enquiry, progress }) => ({
    enquiry_table: enquiry.table,
    enquiry_id: enquiry.id,
    family: enquiry.family,
    stage: progress.stage,
    lost_reason: progress.lostReason,
    lost_because: progress.lostBecause,
    assignee_id: progress.assignee?.id ?? null,
    outlet_id: progress.outletId,
    promised_at: time(progress.promisedAt),
    due_at: time(progress.dueAt),
    next_step: progress.nextStep,
    answered_at: time(progress.answeredAt),
    touched_at: time(progress.touchedAt),
  }))
  // The first touch is the answer; a later touch, and a visitor's own booking, is stored after it.
  await run(
    `update public.leads set family = work.family, stage = work.stage, lost_reason = work.lost_reason,
       lost_because = work.lost_because,
       assignee_id = work.assignee_id, outlet_id = work.outlet_id, promised_at = work.promised_at,
       due_at = work.due_at, next_step = work.next_step, touched_at = work.answered_at
     from json_populate_recordset(null::public.leads, $1::text::json) as work
     where leads.enquiry_table = work.enquiry_table and leads.enquiry_id = work.enquiry_id`,
    [JSON.stringify(rows)],
  )
  await run(
    `update public.leads set touched_at = work.touched_at, answered_at = work.answered_at
     from json_populate_recordset(null::public.leads, $1::text::json) as work
     where leads.enquiry_table = work.enquiry_table and leads.enquiry_id = work.enquiry_id
       and (leads.touched_at, leads.answered_at) is distinct from (work.touched_at, work.answered_at)`,
    [JSON.stringify(rows)],
  )
}

async function storeEvents(run: Run, works: readonly Work[]): Promise<void> {
  const { rows } = await run('select id, enquiry_id from public.leads')
  const leadOf = new Map(rows.map(({ id, enquiry_id }) => [String(enquiry_id), String(id)]))
  const random = randomFrom(1857)
  const events = works.flatMap(({ enquiry, progress }) => {
    const { assignee, dueAt, nextStep, events } = progress
    const value = dueAt === null ? '' : `${new Date(dueAt).toISOString().slice(0, 19)}Z`
    const planned = {
      kind: 'due',
      value,
      words: nextStep,
      actor: assignee,
      at: events.at(-1)?.at ?? enquiry.sentAt,
    }
    return [...events, ...(dueAt === null ? [] : [planned])].map((event) => ({
      ...event,
      leadId: leadOf.get(enquiry.id),
    }))
  })
  await insertRows(
    run,
    'lead_events',
    events
      .toSorted((one, other) => one.at - other.at)
      .map(({ at, leadId, actor, kind, value, words }) => ({
        id: random.uuid(),
        lead_id: leadId,
        created_at: time(at),
        actor_id: actor?.id ?? null,
        actor: actor?.name ?? '',
        kind,
        value: value ?? '',
        words: words ?? '',
      })),
  )
}
