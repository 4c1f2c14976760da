import { randomUUID } from 'node:crypto'

/** Runs one statement as the owner of the tables. */
type Run = (query: string, params?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

/** The Indian calendar day within the next week that is this day of the week (1 is Monday), never today. */
export function comingDay(isoWeekday: number, now = new Date()): string {
  const indian = new Date(now.getTime() + 5.5 * 3_600_000)
  const ahead = ((isoWeekday - (indian.getUTCDay() || 7) + 7) % 7) + 7
  return new Date(indian.getTime() + ahead * 86_400_000).toISOString().slice(0, 10)
}

/** A clock time of India on a day, in ISO 8601. */
export function at(day: string, time: string): string {
  return new Date(`${day}T${time}:00+05:30`).toISOString()
}

/** Adds an outlet with this plan. */
export async function addOutlet(run: Run, id: number, rules: object[], holidays: object[] = []) {
  await run(
    `insert into public.dealers (id, name, address, sales_no, service_no, customer_no, open_time, email, map_embed_url,
       latitude, longitude, sort_order, services, holidays)
     values ($1::bigint, 'Outlet ' || $1::text, 'Road', '1', '2', '3', '9', 'a@b.example', 'https://www.google.com/maps/embed?pb=1',
       20, 85, $1::bigint, '{sales,service}', $2::text::jsonb)`,
    [id, JSON.stringify(holidays)],
  )
  await run('insert into public.appointment_plans (outlet_id, rules) values ($1, $2::text::jsonb)', [
    id,
    JSON.stringify(rules),
  ])
}

/** An enquiry for a test ride, as the server hands one to the database. */
export function testRide(id: string = randomUUID()) {
  return {
    id,
    submission_hash: 'hash',
    robot_score: 0,
    name: 'Asha',
    mobile: '9876543210',
    email: 'a@mail.example',
    model: 'SP125',
    colour: 'Red',
  }
}
