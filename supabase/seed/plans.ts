import { outlets } from './outlets.ts'
import { insertRows, type Run } from './rows.ts'

const workdays = [1, 2, 3, 4, 5, 6]

/**
 * The times that the outlets offer: test rides where vehicles are sold, services everywhere, fewer on
 * Sundays.
 */
export async function seedPlans(run: Run): Promise<void> {
  const plans = outlets.map(({ showroom, large }, index) => {
    const rule = (
      purpose: string,
      days: number[],
      hours: [string, string],
      minutes: number,
      places: number,
    ) => ({
      purpose,
      days,
      opens: hours[0],
      closes: hours[1],
      minutes,
      places,
    })
    const rides = [
      rule('test-ride', workdays, ['10:00', '18:00'], 30, large ? 2 : 1),
      ...(large ? [rule('test-ride', [7], ['10:30', '13:30'], 30, 1)] : []),
    ]
    return {
      outlet_id: index + 1,
      rules: [
        ...(showroom ? rides : []),
        rule('paid-service', workdays, ['09:30', '15:30'], 60, large ? 4 : 2),
        rule('free-service', workdays, ['09:30', '12:30'], 60, large ? 2 : 1),
      ],
    }
  })
  await insertRows(run, 'appointment_plans', plans)
}

/** How many of the newest enquiries of each kind have an appointment, and over how many days from today. */
const most = 12
const overDays = 3

/**
 * Gives the newest test rides and services times from today on, a different time each, at the large outlets
 * in turn.
 */
export async function seedAppointments(run: Run, now: Date): Promise<void> {
  const large = outlets.flatMap(({ large }, index) => (large ? [index + 1] : []))
  const { rows } = await run(
    `select enquiry_table, enquiry_id::text, purpose, place::integer, (private.indian_day($3::text::timestamptz) + (place % $1)::integer)::text as day
     from (
       select enquiry_table, enquiry_id, private.purpose_of(enquiry_table, enquiry_id) as purpose,
         row_number() over (partition by enquiry_table order by created_at desc) - 1 as place
       from public.leads where enquiry_table in ('product_enquiries', 'service_bookings')) as newest
     where place < $2 order by enquiry_table, place`,
    [overDays, most, now.toISOString()],
  )
  for (const row of rows) {
    const place = Number(row.place)
    const isRide = row.purpose === 'test-ride'
    const hour = 10 + Math.floor(place / overDays)
    await run(
      `insert into public.appointments (outlet_id, purpose, starts_at, minutes, place, state, has_licence, enquiry_table, enquiry_id)
       values ($1, $2, $3::text::timestamptz, $4, 1, 'booked', $5, $6, $7::text::uuid)`,
      [
        large[place % large.length],
        row.purpose,
        `${row.day}T${hour}:${isRide ? '00' : '30'}:00+05:30`,
        isRide ? 30 : 60,
        isRide,
        row.enquiry_table,
        row.enquiry_id,
      ],
    )
    // The lead of a visitor who comes to an outlet is that outlet's, as when the visitor books by a form.
    await run(
      'update public.leads set outlet_id = $1 where enquiry_table = $2 and enquiry_id = $3::text::uuid',
      [large[place % large.length], row.enquiry_table, row.enquiry_id],
    )
  }
}
