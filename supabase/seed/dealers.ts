import { house, openTime } from '#contract/house.ts'
import { insertRows, type Row, type Run } from './rows.ts'

interface Outlet {
  name: string
  address: string
  latitude: number
  longitude: number
  /** Has a spare-parts counter and a workshop e-mail of its own. */
  large?: boolean
  /** New vehicles stand here. */
  showroom?: boolean
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
    address: 'Link Road, Badambadi, Cuttack, Odisha 753012',
    latitude: 20.4522,
    longitude: 85.8917,
    large: true,
  },
]

/** Stores the twelve outlets; none of their numbers can ring anyone. */
export async function seedDealers(run: Run): Promise<void> {
  await insertRows(run, 'dealers', outlets.map(dealerRow))
}

function dealerRow(outlet: Outlet, index: number): Row {
  const id = index + 1
  const mailbox = outlet.name.toLowerCase().replace(/[^a-z]+/g, '-')
  return {
    id,
    name: outlet.name,
    is_showroom: outlet.showroom ?? false,
    address: outlet.address,
    sales_no: `0671-000-0${100 + id}`,
    service_no: `0671-000-0${200 + id}`,
    spare_no: outlet.large ? `0671-000-0${300 + id}` : null,
    customer_no: house.phones.customerCare.number,
    open_time:
      id === 1
        ? openTime
        : outlet.large
          ? 'Monday to Sunday, 9:00 am to 8:00 pm'
          : 'Monday to Saturday, 9:30 am to 7:30 pm',
    email: `${mailbox}@kalinga-two-wheelers.example`,
    service_email: outlet.large ? `${mailbox}.service@kalinga-two-wheelers.example` : null,
    map_embed_url: mapEmbedUrl(outlet),
    latitude: outlet.latitude,
    longitude: outlet.longitude,
    sort_order: index,
  }
}

/** An OpenStreetMap frame of about two kilometres around the outlet, with a marker on it. */
function mapEmbedUrl({ latitude, longitude }: Outlet): string {
  const box = [longitude - 0.01, latitude - 0.007, longitude + 0.01, latitude + 0.007].map((edge) =>
    edge.toFixed(4),
  )
  const query = new URLSearchParams({
    bbox: box.join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}
