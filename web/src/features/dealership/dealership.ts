import { house } from '#contract/house.ts'

/**
 * The dealer whose site this is. Another dealer changes this file, the drawing in `wordmark.tsx`, the showroom's facts in
 * `#contract/house.ts` and the number in `#contract/sales-phone.ts`, nothing else.
 */
export const dealership = {
  state: 'Odisha',
  since: 2003,
  customers: 140_000,

  /** The outlet that shows all models of a line, by its number. */
  showroomOf: { motorcycle: 1, scooter: 1, ev: 1, bigwing: 12 },

  ...house,

  emails: {
    sales: 'sales@kalinga-two-wheelers.example',
    service: 'service@kalinga-two-wheelers.example',
    customerCare: 'care@kalinga-two-wheelers.example',
  },
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
