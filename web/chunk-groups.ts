/** What the catalogue's pages have in common and few others need. */
const ofTheCatalogue = [
  /\/ui\/(picture|price|resource-view|failure-line|skeleton|roving|icon\/catalogue|icon\/contact)\./,
  /\/lib\/(picture-files|money|phone|resource|revalidation|search-state|api-client|call-guard)\./,
  /\/features\/(catalogue\/load-|emi\/use-)/,
  /\/contract\/(texts\/catalogue|lines|routes)\./,
]

/**
 * Small shared modules travel together: a file of their own each costs a request and compresses badly. Who belongs
 * where was found by trying; `web/budgets.json` holds what a page may come to.
 */
export const chunkGroups = [
  // The first script imports nothing: what it waits for would be fetched with it.
  {
    name: 'boot',
    test: /preload-helper|\/app\/(boot|early-input|trusted-types)\.|\/lib\/prerendered\./,
    priority: 3,
  },
  { name: 'kit', minShareCount: 21, test: /\/web\/src\/|\/netlify\/contract\//, priority: 2 },
  {
    name: 'catalogue',
    minShareCount: 2,
    test: (id: string) => ofTheCatalogue.some((pattern) => pattern.test(id)),
    priority: 1,
  },
]
