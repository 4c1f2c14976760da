/**
 * Tests that may need a second try until they are mended; any other that needs one fails the run. The first shows a defect
 * of the product: a press right after a page comes alive can change the address while the old page stays, because React
 * waits for a part whose code is on its way. The other two press such a part before it lives.
 */
export const knownFlakes: readonly string[] = [
  'fresh-pages.spec.ts › /offers shows what /api/getOffers says today (desktop)',
  'forms.spec.ts › the contact form lists what is missing and leads there @phone (phone)',
  'pages.spec.ts › the social links fold and unfold @phone (phone)',
]
