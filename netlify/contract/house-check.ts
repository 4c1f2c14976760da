import type { Dealer } from './dealers.ts'
import { house, openTime } from './house.ts'

/** Where footer and contact page would say something else than the pages of the outlets, in words; empty when nowhere. */
export function contradictions(outlets: readonly Dealer[]): string[] {
  const [main, ...others] = outlets
  if (!main) return ['there is no outlet']
  const { sales, service, serviceBooking, customerCare } = house.phones
  const facts = [
    ['address', house.address.join(', '), main.address],
    ['opening hours', openTime, main.open_time],
    ['map', house.mapEmbedUrl, main.location.geolocation],
    ['sales number', sales.number, main.sales_no],
    ['service number', service.number, main.service_no],
    ...outlets.map((outlet) => [
      `toll-free number (${outlet.name})`,
      customerCare.number,
      outlet.customer_no,
    ]),
    ['number of outlets', String(house.outlets), String(outlets.length)],
    [
      'number of showrooms',
      String(house.showrooms),
      String(outlets.filter(({ is_showroom }) => is_showroom).length),
    ],
  ] as const
  const lines = [
    sales,
    service,
    serviceBooking,
    { label: 'WhatsApp', number: house.whatsApp.replace(/^\+\d+ /, '') },
  ]
  return [
    ...facts
      .filter(([, ofHouse, ofOutlet]) => ofHouse !== ofOutlet)
      .map(
        ([fact, ofHouse, ofOutlet]) => `${fact}: ${ofHouse} in the footer, ${ofOutlet} on the outlet's page`,
      ),
    ...others.flatMap((outlet) =>
      lines
        .filter(({ number }) => numbersOf(outlet).includes(digits(number)))
        .map(({ label, number }) => `${label} ${number} is a number of ${outlet.name}`),
    ),
  ]
}

function numbersOf({ sales_no, service_no, spare_no = '' }: Dealer): string[] {
  return [sales_no, service_no, spare_no].map(digits)
}

function digits(number: string): string {
  return number.replace(/\D/g, '')
}
