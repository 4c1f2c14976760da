import type {
  Accessory,
  BikeDetail,
  CatalogueBike,
  Colour,
  Feature,
  Frame,
  ModelCard,
  Variant,
} from '#contract/catalogue.ts'
import type { GalleryItem, Notification, Offer, Slide } from '#contract/content.ts'
import type { ManagedItem } from '#contract/content-management.ts'
import type { TodayCounts } from '#contract/dashboard.ts'
import type { Dealer } from '#contract/dealers.ts'
import type { Dealership } from '#contract/dealership.ts'
import type { Accepted } from '#contract/form-definition.ts'
import type { LeadFigures } from '#contract/lead-figures.ts'
import type { StaffAccount } from '#contract/session.ts'
import type { MenuLists } from '#contract/site.ts'
import type { VehicleDocument, VehicleRecord, VehicleSummary } from '#contract/vehicle-record.ts'

/** Records as the contract wants them; a test says only what it is about. */
export function aModelCard(given: Partial<ModelCard> = {}): ModelCard {
  return {
    bike_name: 'SP125',
    name: 'SP125',
    tagline: 'A light commuter',
    image: '/media/models/sp125/listing.webp',
    category: 'motorcycle',
    price: 91_771,
    ...given,
  }
}

export function aCatalogueBike(given: Partial<CatalogueBike> = {}): CatalogueBike {
  return {
    id: 1,
    bikeName: 'SP125',
    name: 'SP125',
    tagline: 'A light commuter',
    nameImg: '/media/models/sp125/name.webp',
    bikeIcon: '/media/models/sp125/icon.webp',
    image: '/media/models/sp125/listing.webp',
    price: 91_771,
    specs: {
      engine: '123.94 cc single',
      power: '8 kW',
      transmission: '5-speed manual',
      range: '',
      document: '/media/models/sp125/brochure.pdf',
    },
    hasAngleView: true,
    ...given,
  }
}

export function aBike(given: Partial<BikeDetail> = {}): BikeDetail {
  return {
    bikeName: 'SP125',
    name: 'SP125',
    category: 'motorcycle',
    tagline: 'A light commuter',
    bikeDetails: 'Easy to ride and cheap to run.',
    bikePrice: 91_771,
    asOn: '2026-11-20',
    image: '/media/models/sp125/hero.webp',
    document: '/media/models/sp125/brochure.pdf',
    hasAngleView: true,
    headlineFigures: [
      { label: 'Engine', figure: '123.94 cc', source: 'the data sheet' },
      { label: 'Mileage', figure: '63 km/l', source: 'a road test' },
      { label: 'Weight', figure: '116 kg', source: 'the data sheet' },
    ],
    bodyDimensions: { overallLength: '2,020 mm', seatHeight: '' },
    engine: { maxPower: '8 kW' },
    transmission: {},
    tyresAndBrakes: {},
    frameAndSuspension: {},
    electricals: {},
    ...given,
  }
}

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
    colours: { accent: '', accentStrong: '', onAccent: '' },
    isOpen: true,
    ...given,
  }
}

export function anOffer(given: Partial<Offer> = {}): Offer {
  return {
    id: 1,
    title: 'Monsoon service camp',
    image: '/media/demo/offer-1.webp',
    description: 'Brakes and tyres checked free of charge.',
    alt: 'A motorcycle in the workshop',
    terms: '',
    amount: null,
    models: [],
    to: '',
    ...given,
  }
}

export function aManagedItem(given: Partial<ManagedItem> = {}): ManagedItem {
  return {
    id: 3,
    image: '/media/gallery/three.webp',
    alt: '',
    title: '',
    line: '',
    link: '',
    description: '',
    terms: '',
    amount: '',
    models: '',
    from: '',
    to: '',
    ...given,
  }
}

export function aGalleryItem(given: Partial<GalleryItem> = {}): GalleryItem {
  return { id: 1, image_path: '/media/demo/gallery-01.webp', alt: 'A pearl white scooter', ...given }
}

export function aVariant(given: Partial<Variant> = {}): Variant {
  return { id: 1, name: 'Drum', price: 91_771, ...given }
}

export function aFeature(given: Partial<Feature> = {}): Feature {
  return {
    heading: 'Silent starter',
    image: '/media/models/sp125/features/1.webp',
    description: 'No gear whine when you press the button.',
    ...given,
  }
}

export function anAccessory(given: Partial<Accessory> = {}): Accessory {
  return {
    heading: 'Leg Guard',
    image: '/media/models/sp125/accessories/1.webp',
    description: 'Chromed steel guard.',
    part_no: '08P70-K7T-D00',
    price: 1190,
    ...given,
  }
}

export function aColour(given: Partial<Colour> = {}): Colour {
  return {
    id: 1,
    name: 'Pearl Siren Blue',
    image: '/media/models/sp125/colours/pearl-siren-blue.webp',
    swatch: '/media/models/sp125/swatches/pearl-siren-blue.webp',
    paint: ['#123a7a'],
    ...given,
  }
}

/** So many pictures of the 360 degree view, in order. */
export function someFrames(count: number): Frame[] {
  return Array.from({ length: count }, (_, index) => ({ images: `/media/models/sp125/360/${index}.avif` }))
}

export function aSlide(given: Partial<Slide> = {}): Slide {
  return {
    id: 1,
    filepath: '/media/slides/1.webp',
    alt: 'A red street bike',
    title: '',
    line: '',
    link: '',
    ...given,
  }
}

export function aNotification(given: Partial<Notification> = {}): Notification {
  return { id: 1, images: '/media/demo/notification-1.webp', alt: 'A free check-up camp', ...given }
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

export function anAccount(given: Partial<StaffAccount> = {}): StaffAccount {
  return {
    user_id: 'asha',
    user_name: 'Asha Patnaik',
    mobile_no: '5550101010',
    email: 'asha@dealer.example',
    city: 'Cuttack',
    created_date: '2026-01-05',
    expire_date: '2027-01-05',
    days_left: 200,
    Status: 'active',
    role: 'owner',
    outlet_ids: [],
    is_on_duty: true,
    ...given,
  }
}

export function todayCounts(given: Partial<TodayCounts> = {}): TodayCounts {
  return {
    bookings: 0,
    amc: 0,
    warranty: 0,
    enquiry_report: 0,
    day: '2026-11-20',
    reports: (['booking', 'amc', 'ew', 'enquiry'] as const).map((report) => ({
      report,
      today: 0,
      quarantined: 0,
    })),
    ...given,
  }
}

/** What the dashboard shows of leads; none came unless told otherwise. */
export function leadFigures(given: Partial<LeadFigures> = {}): LeadFigures {
  const none = { kept: 0, late: 0, open: 0 }
  return {
    today: '2026-11-20',
    overdue: 0,
    unassigned: 0,
    total: { now: 0, before: 0 },
    promises: { today: none, now: none, before: none },
    medianMinutes: { now: null, before: null },
    days: [],
    kinds: [],
    models: [],
    sources: [],
    outlets: [],
    people: [],
    stages: [],
    ...given,
  }
}

export function aVehicleSummary(given: Partial<VehicleSummary> = {}): VehicleSummary {
  return {
    id: 7,
    name: 'SP125',
    displayName: 'SP125',
    category: 'motorcycle',
    state: 'shown',
    missing: [],
    price: 91_771,
    picture: '/media/models/sp125/listing.webp',
    by: 'bijaya',
    at: '2026-03-01T08:00:00.000Z',
    ...given,
  }
}

/** A vehicle record; sections of its document that are given replace those of an SP125. */
export function aVehicleRecord({
  document,
  ...given
}: Partial<Omit<VehicleRecord, 'document'>> & { document?: Partial<VehicleDocument> } = {}): VehicleRecord {
  return {
    id: 7,
    version: 4,
    state: 'shown',
    missing: [],
    by: 'bijaya',
    at: '2026-03-01T08:00:00.000Z',
    price: 91_771,
    formerNames: [],
    ...given,
    document: {
      facts: {
        name: 'SP125',
        displayName: 'SP125',
        menuName: '',
        isInMenu: true,
        category: 'motorcycle',
        bodyType: 'commuter',
        tagline: 'A sharper 125',
        details: 'Words',
        engine: '124 cc',
        power: '8 kW',
        transmission: '5-speed',
        mileage: '',
        sources: { engine: '', power: '', mileage: '', range: '', weight: '', seatHeight: '' },
      },
      variants: [
        { id: 1, name: 'Drum', price: 91_771 },
        { id: 2, name: 'Disc', price: 95_000 },
      ],
      colours: [],
      features: [],
      specification: {
        bodyDimensions: [{ label: 'seatHeight', text: '790 mm' }],
        engine: [],
        transmission: [],
        tyresAndBrakes: [],
        frameAndSuspension: [],
        electricals: [],
      },
      accessories: [],
      pictures: {
        hero: '/media/h.webp',
        listing: '',
        name: '',
        icon: '',
        share: '',
        brochure: '',
        frames: [],
      },
      ...document,
    },
  }
}

/** What a form is answered, with the thanks that it is given. */
export function aReceipt(message: string, given: Partial<Accepted> = {}): Accepted {
  return { message, reference: 'K7QM2F9D', promisedAt: null, ...given }
}
