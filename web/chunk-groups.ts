/** What the catalogue's pages have in common and few others need. */
const ofTheCatalogue =
  /ui\/(picture|price|resource-view|failure-line)\.|lib\/(picture-files|money|resource|search-state|api-client|live-session)\.|features\/catalogue\/load-|contract\/(texts\/catalogue|lines|routes)\./

/**
 * Small shared modules travel together: a file of their own each costs a request and compresses badly. Figures were
 * found by trying: `web/budgets.ts` holds what they must add up to.
 */
export const chunkGroups = [
  { name: 'kit', minShareCount: 21, test: /\/web\/src\/|\/netlify\/contract\//, priority: 2 },
  { name: 'catalogue', minShareCount: 2, test: ofTheCatalogue, priority: 1 },
]
