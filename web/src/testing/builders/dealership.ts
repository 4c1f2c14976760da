import { type Dealership, type DealershipRecord, dealershipFacts } from '#contract/dealership/dealership.ts'
import { forms } from '#contract/enquiries/forms.ts'
import type { Dealer } from '#contract/outlets/dealers.ts'
import type { MenuLists, SiteBuild } from '#contract/site/site.ts'

export function aDealer(given: Partial<Dealer> = {}): Dealer {
  return {
    id: 3,
    name: 'Choudwar',
    is_showroom: true,
    services: ['sales', 'service'],
    address: 'OTM Chhak, Choudwar, Cuttack, Odisha 754071',
    sales_no: '0671-000-0103',
    service_no: '0671-000-0203',
    customer_no: '1800-000-0100',
    open_time: 'Monday to Saturday, 9:30 am to 7:30 pm',
    hours: {},
    holidays: [],
    image: '/media/outlets/3.webp',
    email: 'choudwar@dealer.example',
    location: { geolocation: 'https://www.openstreetmap.org/export/embed.html?bbox=85,20,86,21' },
    latitude: 20.5258,
    longitude: 85.9189,
    ...given,
  }
}

export function aDealership(given: Partial<Dealership> = {}): Dealership {
  return {
    name: 'Kalinga Two-Wheelers',
    logo: '',
    wordmark: 'Kalinga',
    wordmarkBelow: 'Two-Wheelers',
    city: 'Cuttack',
    district: 'Cuttack',
    state: 'Odisha',
    since: 2003,
    customers: 140_000,
    showrooms: 5,
    outlets: 12,
    mainOutlet: 1,
    address: ['Dolamundai Chhak', 'Cuttack, Odisha 753009'],
    mapEmbedUrl: 'https://www.openstreetmap.org/export/embed.html?bbox=85,20,86,21',
    openingHours: [{ days: 'Monday to Saturday', hours: '9:30 am – 7:30 pm' }],
    phones: {
      sales: { label: 'Sales', number: '0671-000-0101' },
      service: { label: 'Service', number: '0671-000-0201' },
      serviceBooking: { label: 'Service booking', number: '0671-000-0401' },
      customerCare: { label: 'Customer care (toll-free)', number: '1800-000-0100' },
    },
    whatsApp: '+91 0671 000 0501',
    emails: {
      sales: 'sales@dealer.example',
      service: 'service@dealer.example',
      customerCare: 'care@dealer.example',
    },
    socialLinks: [{ network: 'Facebook', url: 'https://facebook.example/dealer' }],
    siteBuilder: { name: 'A builder', url: 'https://builder.example' },
    softwareProvider: { name: 'A provider', url: 'https://provider.example' },
    colours: { accent: '', accentStrong: '', onAccent: '', line: '' },
    loan: { rate: 10.5, method: 'reducing', months: 36, annualRate: 10.5 },
    pictures: [],
    promises: Object.fromEntries(Object.keys(forms).map((name) => [name, { count: 1, unit: 'days' }])),
    parts: {
      off: ['stock'],
      names: {
        motorcycle: 'Motorcycle',
        scooter: 'Scooters',
        ev: 'EV',
        bigwing: 'BigWing',
        club: 'Joy Club',
        network: 'Become Honda Network',
      },
      networkAddress: 'become-honda-network',
    },
    isOpen: true,
    ...given,
  }
}

/** The record of a dealership that is complete enough to be switched on. */
export function aDealershipRecord(): DealershipRecord {
  const facts = dealershipFacts.parse({
    name: 'Chilika Wheels',
    logo: '',
    wordmark: '',
    wordmarkBelow: '',
    city: 'Berhampur',
    district: '',
    state: 'Odisha',
    gstin: '',
    since: 2019,
    customers: null,
    salesNumber: '0680-000-0101',
    serviceNumber: '0680-000-0201',
    bookingNumber: '',
    careNumber: '',
    whatsAppNumber: '',
    salesEmail: 'sales@dealer.example',
    serviceEmail: '',
    careEmail: '',
    socialLinks: [],
    googleReviews: '',
    mailFooter: '',
    builderName: '',
    builderUrl: '',
    providerName: '',
    providerUrl: '',
    colours: { accent: '', accentStrong: '', onAccent: '' },
  })
  return { facts, at: '2026-11-20T00:00:00.000Z', isFilled: true, isOpen: false }
}

/** Some models of each line, and two outlets. */
export function aMenu(): MenuLists {
  const line = (category: MenuLists['models'][number]['category'], ...names: string[]) =>
    names.map((bikeName) => ({ bikeName, label: bikeName, category }))
  return {
    models: [
      ...line('motorcycle', 'HORNET2.0', 'LIVO', 'SP125'),
      ...line('scooter', 'ACTIVA110', 'DIO110'),
      { bikeName: 'ACTIVAe', label: 'ACTIVA e:', category: 'ev' },
      { bikeName: 'QC1', label: 'ACTIVE QC1:', category: 'ev' },
      ...line('bigwing', 'CB350', "CB350H'ness"),
    ],
    more: {},
    outlets: [
      { id: 1, label: 'Dolamundai' },
      { id: 2, label: 'Jagatpur' },
    ],
  }
}

/** The state of the site's builds before anybody changed anything. */
export function aSiteBuild(given: Partial<SiteBuild> = {}): SiteBuild {
  return {
    askedAt: null,
    isOwn: false,
    state: 'waiting',
    calledAt: null,
    nextAt: null,
    perDay: 4,
    left: 4,
    ...given,
  }
}
