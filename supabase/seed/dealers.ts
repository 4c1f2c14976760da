import { type DayHours, type OutletHours, openTimeOf } from '#contract/outlets/outlet-hours.ts'
import { mapEmbedUrl } from '#domain/outlets/map-frame.ts'
import { demoDealership } from './dealership.ts'
import { nationalHolidays } from './holidays.ts'
import { type Outlet, outlets } from './outlets.ts'
import { insertRows, type Row, type Run } from './rows.ts'

/**
 * Stores the twelve outlets; none of their numbers can ring anyone. All of them are closed on the national
 * holidays of the year of `now` and of the next.
 */
export async function seedDealers(run: Run, now: Date): Promise<void> {
  await insertRows(run, 'dealers', outlets.map(dealerRow))
  const years = [now.getUTCFullYear(), now.getUTCFullYear() + 1]
  await insertRows(
    run,
    'outlet_closed_days',
    years.flatMap((year) => nationalHolidays.map(({ date, words }) => ({ day: `${year}-${date}`, words }))),
  )
}

function dealerRow(outlet: Outlet, index: number): Row {
  const id = index + 1
  const hours = hoursOf(outlet, id)
  const mailbox = outlet.name.toLowerCase().replace(/[^a-z]+/g, '-')
  return {
    id,
    name: outlet.name,
    services: servicesOf(outlet),
    address: outlet.address,
    sales_no: `0671-000-0${100 + id}`,
    service_no: `0671-000-0${200 + id}`,
    spare_no: outlet.large ? `0671-000-0${300 + id}` : null,
    customer_no: demoDealership.care_no,
    hours,
    open_time: openTimeOf(hours),
    image: `/media/outlets/${id}.webp`,
    email: `${mailbox}@kalinga-two-wheelers.example`,
    service_email: outlet.large ? `${mailbox}.service@kalinga-two-wheelers.example` : null,
    map_embed_url: mapEmbedUrl(outlet),
    latitude: outlet.latitude,
    longitude: outlet.longitude,
    sort_order: index,
  }
}

function servicesOf({ showroom, bigwing, large }: Outlet): string[] {
  return [
    ...(showroom ? ['sales'] : []),
    'service',
    ...(large ? ['spares'] : []),
    ...(showroom && !bigwing ? ['ev'] : []),
    ...(bigwing ? ['bigwing'] : []),
  ]
}

const week = (workdays: DayHours, sunday: DayHours): DayHours[] => [
  ...Array.from({ length: 6 }, () => workdays),
  sunday,
]

/** The hours of an outlet, given with its number; a workshop rests on Sundays. */
export function hoursOf({ large }: Outlet, id: number): OutletHours {
  const day = { opens: '09:30', closes: '19:30' }
  const long = { opens: '09:00', closes: '20:00' }
  const workshop = { opens: '09:00', closes: '18:00' }
  if (!large) return { sales: week(day, null) }
  return {
    sales: id === 1 ? week(day, { opens: '10:00', closes: '14:00' }) : week(long, long),
    service: week(workshop, null),
    spares: week(workshop, null),
  }
}
