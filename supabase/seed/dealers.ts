import { mapEmbedUrl } from '#contract/map-frame.ts'
import { type DayHours, type OutletHours, openTimeOf } from '#contract/outlet-hours.ts'
import { demoDealership } from './dealership.ts'
import { insertRows, type Row, type Run } from './rows.ts'

interface Outlet {
  name: string
  address: string
  latitude: number
  longitude: number
  /** Has a spare-parts counter and a workshop e-mail of its own. */
  large?: boolean
  /** New vehicles stand here, other than big bikes unless `bigwing` says so. */
  showroom?: boolean
  bigwing?: boolean
}

/** The outlets in the order of their numbers, 1 to 12. */
export const outlets: readonly Outlet[] = [
  {
    name: 'Dolamundai',
    showroom: true,
    address: 'Dolamundai Chhak, Cuttack, Odisha 753009',
    latitude: 20.4686,
    longitude: 85.883,
    large: true,
  },
  {
    name: 'Jagatpur',
    showroom: true,
    address: 'Main Road, Industrial Estate, Jagatpur, Cuttack, Odisha 754021',
    latitude: 20.4989,
    longitude: 85.9244,
    large: true,
  },
  {
    name: 'Choudwar',
    showroom: true,
    address: 'OTM Chhak, Choudwar, Cuttack, Odisha 754071',
    latitude: 20.5258,
    longitude: 85.9189,
  },
  {
    name: 'Bidyadharpur',
    address: 'Bidyadharpur, near the rice research institute, Cuttack, Odisha 753006',
    latitude: 20.4536,
    longitude: 85.9344,
  },
  {
    name: 'Salepur',
    showroom: true,
    address: 'Bus Stand Road, Salepur, Cuttack, Odisha 754202',
    latitude: 20.4847,
    longitude: 86.1172,
    large: true,
  },
  {
    name: 'Narsinghpur',
    address: 'College Road, Narsinghpur, Cuttack, Odisha 754032',
    latitude: 20.4669,
    longitude: 85.0856,
  },
  {
    name: 'Kandarpur',
    address: 'Kandarpur Bazaar, Paradip Road, Cuttack, Odisha 754100',
    latitude: 20.4242,
    longitude: 85.9936,
  },
  {
    name: 'Nischintkoili',
    address: 'Block Road, Nischintkoili, Cuttack, Odisha 754207',
    latitude: 20.4706,
    longitude: 86.1897,
  },
  {
    name: 'Khuntuni',
    address: 'National Highway 55, Khuntuni, Athagarh, Cuttack, Odisha 754297',
    latitude: 20.5683,
    longitude: 85.6622,
  },
  {
    name: 'Tangi',
    address: 'National Highway 16, Tangi, Cuttack, Odisha 754022',
    latitude: 20.6083,
    longitude: 85.9958,
  },
  {
    name: 'Paga',
    address: 'Paga Hat, Kishannagar, Cuttack, Odisha 754200',
    latitude: 20.3936,
    longitude: 86.0411,
  },
  {
    name: 'Link Road-Bigwing',
    showroom: true,
    bigwing: true,
    address: 'Link Road, Badambadi, Cuttack, Odisha 753012',
    latitude: 20.4522,
    longitude: 85.8917,
    large: true,
  },
]

/** Days of each year on which every outlet is closed: the national holidays. */
const nationalHolidays = [
  { date: '01-26', words: 'Republic Day' },
  { date: '08-15', words: 'Independence Day' },
  { date: '10-02', words: 'Gandhi Jayanti' },
]

/**
 * Stores the twelve outlets; none of their numbers can ring anyone. All of them are closed on the national holidays of the
 * year of `now` and of the next.
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

function hoursOf({ large }: Outlet, id: number): OutletHours {
  const day = { opens: '09:30', closes: '19:30' }
  const long = { opens: '09:00', closes: '20:00' }
  const workshop = { opens: '09:00', closes: '18:00' }
  if (id === 1)
    return {
      sales: week(day, { opens: '10:00', closes: '14:00' }),
      service: week(workshop, null),
      spares: week(workshop, null),
    }
  return large ? { sales: week(long, long) } : { sales: week(day, null) }
}
