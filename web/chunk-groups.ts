/** What the catalogue's pages have in common and few others need. */
const ofTheCatalogue = [
  /\/ui\/(price|resource-view|failure-line|skeleton|roving|icon\/catalogue|icon\/contact)\./,
  /\/lib\/(money|phone|resource|revalidation|search-state|call-guard)\./,
  /\/features\/(catalogue\/load-|emi\/use-)/,
  /\/contract\/(texts\/catalogue|lines)\./,
]

const ours = /\/web\/src\/|\/netlify\/contract\//

/**
 * Small shared modules travel together: a file of their own each costs a request and compresses badly. Who belongs
 * where was found by trying; `web/budgets.json` holds what a page may come to.
 */
export const chunkGroups = [
  // The first script imports nothing: what it waits for would be fetched with it.
  {
    name: 'boot',
    test: /preload-helper|\/app\/(hydrate\/|trusted-types\.)|\/lib\/prerendered\./,
    priority: 4,
  },
  // One file for all pages, which changes with the libraries alone.
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
    priority: 3,
  },
  { name: 'kit', minShareCount: 16, test: ours, priority: 2 },
  {
    name: 'catalogue',
    minShareCount: 2,
    test: (id: string) => ofTheCatalogue.some((pattern) => pattern.test(id)),
    priority: 1,
  },
]
