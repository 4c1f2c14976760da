import { salesPhone } from './sales-phone.ts'

/**
 * The dealer's name, and address, hours and numbers of the main showroom, which is the first outlet. Pages without an outlet of their own show
 * them, and `house-check.ts` compares them with what the database says of the outlets.
 */
export const house = {
  name: 'Kalinga Two-Wheelers',
  city: 'Cuttack',
  address: ['Dolamundai Chhak', 'Cuttack, Odisha 753009'],
  openingHours: [
    { days: 'Monday to Saturday', hours: '9:30 am – 7:30 pm' },
    { days: 'Sunday', hours: '10:00 am – 2:00 pm' },
  ],
  /** For an `<iframe>`; the map centres on the showroom. */
  mapEmbedUrl:
    'https://www.openstreetmap.org/export/embed.html?bbox=85.8730%2C20.4616%2C85.8930%2C20.4756&layer=mapnik&marker=20.4686%2C85.883',
  phones: {
    sales: { label: 'Sales', number: salesPhone },
    service: { label: 'Service', number: '0671-000-0201' },
    serviceBooking: { label: 'Service booking', number: '0671-000-0401' },
    customerCare: { label: 'Customer care (toll-free)', number: '1800-000-0100' },
  },
  /** With the country code; this one is no valid number, so that the demo bothers nobody. */
  whatsApp: '+91 0671 000 0501',
  outlets: 12,
  /** Outlets where new vehicles stand. */
  showrooms: 5,
} as const

/** The opening hours in one line, as an outlet has them. */
export const openTime: string = house.openingHours.map(({ days, hours }) => `${days}, ${hours}`).join('; ')
