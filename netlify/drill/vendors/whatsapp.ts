import { setTimeout } from 'node:timers/promises'
import { withinDeadline } from '#server/lib/supabase/deadline.ts'
import type { PostgresServer } from '#server/local/postgres/server.ts'
import { runWhatsApp } from '#server/services/messages/whatsapp/send-messages.ts'
import { askForTemplates } from '#server/services/messages/whatsapp/templates.ts'
import { drainAll, killing } from '../crash.ts'
import { within } from '../percentiles.ts'
import { openShakyStand, type ShakyStand } from '../shaky-stand.ts'
import { eventsOf, type FakeMeta, metaVariables, openFakeMeta, stopsOf } from './fake-meta.ts'
import { type Answered, handOver } from './hand-over.ts'

const clients = 16
/** How many messages to numbers that withdrew stand beside each event. */
const withdrawnForEach = 10

/**
 * Sends receipts while Meta tells of each what became of it, and what its customer answers: so many events,
 * each twice and in no order, while Postgres is killed four times and connections are reset. One customer in
 * ten writes STOP; afterwards messages to their numbers are due, ten for each event. Holds when each message
 * was sent once, none went back, each answer is one line, and none went to whoever had withdrawn.
 */
export async function whatsAppDrill(events: number, say: (line: string) => void): Promise<boolean> {
  const meta = await openFakeMeta()
  const stand = await openShakyStand(say, { ...metaVariables, WHATSAPP_GRAPH_URL: meta.url })
  if (!stand) {
    meta.close()
    return true
  }
  try {
    const people = Math.ceil(events / eventsOf(10)) * 10
    await writeReceipts(stand.server, people)
    const answered: Answered = { statuses: new Map(), times: [] }
    const kills = await sendAndTell(stand, meta, people, answered)
    const lines = await findFaults(stand.server, meta, people)
    const withdrawn = await writeToWithdrawn(stand.server, meta, events * withdrawnForEach)
    const facts: [string, string | number][] = [
      ['messages', people],
      ['calls of Meta, each event twice', answered.times.length],
      ['kills of Postgres', kills],
      ...[...answered.statuses].map(([status, times]): [string, number] => [`answers ${status}`, times]),
      ['200 within, half of them', `${within(answered.times, 0.5)} ms`],
      ['200 within, 99 %', `${within(answered.times, 0.99)} ms`],
      ...Object.entries({ ...lines, ...withdrawn.facts }),
    ]
    for (const [what, value] of facts) say(`${what.padEnd(40)}${String(value).padStart(10)}`)
    return Object.values(lines).every((fault) => fault === 0) && withdrawn.isWell
  } finally {
    meta.close()
    await stand.close()
  }
}

/** A lead and its receipt for so many people, all of whom allowed WhatsApp. */
async function writeReceipts({ query }: PostgresServer, people: number): Promise<void> {
  const number = `'9' || lpad(i::text, 9, '0')`
  await query(
    `insert into public.product_enquiries (id, submission_hash, robot_score, name, mobile, email, model, colour)
     select gen_random_uuid(), 'hash', 0, 'Asha', ${number}, '', 'SP125', 'Red' from generate_series(1, $1::integer) as i`,
    [people],
  )
  await query(
    `insert into private.consents (kind, channel, number_end, enquiry_table, enquiry_id)
     select 'opt-in', 'whatsapp', ${number}, 'opt_ins', gen_random_uuid() from generate_series(1, $1::integer) as i`,
    [people],
  )
  await query(
    `update private.whatsapp_settings set cap_rupees = 1000000, connected_at = now();
     create table private.went_back (id uuid);
     create function private.note_went_back() returns trigger language plpgsql as $$
     begin
       if private.place_of_state(new.state) < private.place_of_state(old.state) then
         insert into private.went_back values (new.id);
       end if;
       return null;
     end $$;
     create trigger note_went_back after update of state on private.whatsapp_messages
       for each row execute function private.note_went_back()`,
  )
  // The API may still be starting, and connections are reset already.
  while ((await askForTemplates()) === 0) await setTimeout(200)
  await query(
    `insert into private.whatsapp_messages (kind, lead_id, number_end, language)
     select 'receipt', id, number_end, 'en' from public.leads`,
  )
}

/** Sends and tells at the same time; answers how often Postgres was killed. */
async function sendAndTell(
  { server, proxy, functions }: ShakyStand,
  { calls }: FakeMeta,
  people: number,
  answered: Answered,
): Promise<number> {
  const count = 2 * eventsOf(people)
  const killer = killing(server, count)
  const send = async () => {
    for (let ahead = 0; answered.times.length < count; ) {
      // Netlify ends a run after thirty seconds, also one that waits for an answer that never comes.
      const sent = await withinDeadline(30_000, () => runWhatsApp(new Date(Date.now() + ahead))).catch(
        () => undefined,
      )
      // The clock of the messages is put forward only while nothing of Meta's is under way: Meta tells of a
      // message long before the message would be tried again.
      if (sent === 0 && calls.length === 0 && (await hasSettled(server))) ahead += 150_000
      await setTimeout(50)
    }
  }
  const tell = async () => {
    while (answered.times.length < count) {
      const [call] = calls.splice(Math.floor(Math.random() * calls.length), 1)
      if (!call) {
        await setTimeout(20)
        continue
      }
      await handOver(functions, call, answered)
      killer.progress(answered.times.length)
    }
  }
  await Promise.all([send(), ...Array.from({ length: clients }, tell)])
  await killer.settled()
  proxy.calm()
  while (!(await hasSettled(server))) await runWhatsApp(new Date())
  return killer.kills()
}

/** Has the work of every call been done? Those that wait for a later try are tried by the next run. */
async function hasSettled({ query }: PostgresServer): Promise<boolean> {
  try {
    await drainAll()
    const { rows } = await query(
      `update private.whatsapp_deliveries set next_try_at = now() where state = 'waiting' returning id`,
    )
    return rows.length === 0
  } catch {
    // Postgres is away just now.
    return false
  }
}

async function findFaults({ query }: PostgresServer, { taken }: FakeMeta, people: number) {
  const { rows: receipts } = await query(
    `select id::text from private.whatsapp_messages where kind = 'receipt'`,
  )
  const { rows } = await query(
    `select (select count(*)::integer from private.went_back) as back,
       (select count(*)::integer from private.whatsapp_messages where state <> 'read') as unread,
       (select count(*)::integer from public.lead_events where kind = 'answer') as lines,
       (select count(distinct lead_id)::integer from public.lead_events where kind = 'answer') as told,
       (select count(distinct number_end)::integer from private.consents where kind = 'withdrawal') as withdrawn`,
  )
  const found = rows[0] as Record<'back' | 'unread' | 'lines' | 'told' | 'withdrawn', number>
  return {
    'messages never sent': receipts.filter(({ id }) => !taken.has(String(id))).length,
    'messages sent twice': [...taken.values()].filter((times) => times > 1).length,
    'statuses that went back': found.back,
    'messages not read in the end': found.unread,
    'answers lost': people - found.told,
    'answers doubled': found.lines - found.told,
    'STOP without a withdrawal': stopsOf(people) - found.withdrawn,
  }
}

/** Makes so many messages due to the numbers that wrote STOP; none of them may be sent. */
async function writeToWithdrawn({ query }: PostgresServer, { taken }: FakeMeta, count: number) {
  const before = [...taken.values()].reduce((sum, times) => sum + times, 0)
  await query(
    `insert into private.whatsapp_messages (kind, number_end, language)
     select (array['receipt', 'reminder', 'appointment', 'missed-call', 'order'])[1 + i % 5], numbers[1 + i % array_length(numbers, 1)], 'en'
     from generate_series(1, $1::integer) as i,
       (select array_agg(distinct number_end) as numbers from private.consents where kind = 'withdrawal') as withdrawn`,
    [count],
  )
  // A run leaves out ten thousand at the most, and a run comes every minute.
  for (let run = 0; run <= count / 10_000; run++) await runWhatsApp(new Date())
  const { rows } = await query(
    `select count(*)::integer as left_out from private.whatsapp_messages where state = 'left-out' and failure = 'withdrawn'`,
  )
  const sent = [...taken.values()].reduce((sum, times) => sum + times, 0) - before
  const [{ left_out: leftOut } = { left_out: 0 }] = rows
  return {
    facts: {
      'messages to who had withdrawn': count,
      'of them left out': Number(leftOut),
      'of them sent': sent,
    },
    isWell: sent === 0 && leftOut === count,
  }
}
