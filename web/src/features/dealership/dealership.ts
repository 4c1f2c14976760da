import { salesPhone } from '#contract/sales-phone.ts'

/**
 * The dealer whose site this is. Another dealer changes this file, the drawing in `wordmark.tsx` and the number in
 * `#contract/sales-phone.ts`, nothing else.
 */
export const dealership = {
  name: 'Kalinga Two-Wheelers',
  city: 'Cuttack',
  state: 'Odisha',
  since: 2003,
  showrooms: 5,
  customers: 140_000,
  outlets: 12,

  /** The outlet that shows all models of a line, by its number. */
  showroomOf: { motorcycle: 1, scooter: 1, ev: 1, bigwing: 12 },

  address: ['Plot 12, Link Road', 'Dolamundai, Cuttack', 'Odisha 753 009'],
  openingHours: [
    { days: 'Monday to Saturday', hours: '9:30 am – 7:30 pm' },
    { days: 'Sunday', hours: '10:00 am – 2:00 pm' },
  ],
  /** For an `<iframe>`; the map centres on the main showroom. */
  mapEmbedUrl:
    'https://www.openstreetmap.org/export/embed.html?bbox=85.8678%2C20.4520%2C85.8978%2C20.4720&layer=mapnik&marker=20.4620%2C85.8828',

  phones: {
    sales: { label: 'Sales', number: salesPhone },
    service: { label: 'Service', number: '0671-000-0102' },
    serviceBooking: { label: 'Service booking', number: '0671-000-0103' },
    customerCare: { label: 'Customer care (toll-free)', number: '0671-000-0104' },
  },
  emails: {
    sales: 'sales@kalinga-two-wheelers.example',
    service: 'service@kalinga-two-wheelers.example',
    customerCare: 'care@kalinga-two-wheelers.example',
  },
  /** With the country code; this one is no valid number, so that the demo bothers nobody. */
  whatsApp: '+91 0671 000 0105',
  socialLinks: [
    { network: 'Facebook', url: 'https://facebook.example/kalinga-two-wheelers' },
    { network: 'Instagram', url: 'https://instagram.example/kalinga-two-wheelers' },
    { network: 'YouTube', url: 'https://youtube.example/kalinga-two-wheelers' },
    { network: 'X', url: 'https://x.example/kalinga-two-wheelers' },
  ],

  /** Who built the site; in the foot of every public page. */
  siteBuilder: { name: 'Mahanadi Web Works', url: 'https://mahanadi-web-works.example' },
  /** Who provides the staff software; in the foot of the admin panel. */
  softwareProvider: { name: 'Mahanadi Web Works', url: 'https://mahanadi-web-works.example' },
} as const
