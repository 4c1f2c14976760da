/**
 * Tests that may need a second try until they are mended; any other that needs one fails the run. These three failed once
 * on a machine with four times its load: parts of a page whose code comes late were pressed before they lived.
 */
export const knownFlakes: readonly string[] = [
  'fresh-pages.spec.ts › /offers shows what /api/getOffers says today (desktop)',
  'forms.spec.ts › the contact form lists what is missing and leads there @phone (phone)',
  'pages.spec.ts › the social links fold and unfold @phone (phone)',
]
