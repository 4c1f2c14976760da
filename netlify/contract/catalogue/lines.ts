/**
 * The four lines of the catalogue and their names in links and calls. They stand apart from `choices.ts`,
 * because every page needs the lines and only forms need the other choices.
 */

/** The four kinds of the catalogue, as the database names them. */
export const categories = ['motorcycle', 'scooter', 'ev', 'bigwing'] as const
export type Category = (typeof categories)[number]

/** The value of `type` in links to a bike's page, storefront section 2. */
export const linkTypeOf = {
  motorcycle: 'motorcycle',
  scooter: 'scooters',
  ev: 'ev',
  bigwing: 'bigwing',
} as const satisfies Record<Category, string>

/** The name of the endpoint that lists each category. */
export const listingOf = {
  motorcycle: 'listMotorcycles',
  scooter: 'listScooters',
  ev: 'listElectricScooters',
  bigwing: 'listBigBikes',
} as const satisfies Record<Category, string>
