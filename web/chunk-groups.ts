/** What the catalogue's pages have in common and few others need. */
const ofTheCatalogue = [
  /\/ui\/(price|resource-view|failure-line|skeleton|roving|placeholders|media\/picture|icon\/catalogue|icon\/contact)\./,
  /\/lib\/(phone|resource|revalidation|search-state|call-guard)\./,
  /\/features\/(catalogue\/load-|page-lists\/load-|emi\/use-)/,
  /\/contract\/(texts\/catalogue|lines|rupee-words)\./,
]

const sendsForms = /\/form\/(public-form|late-form|sent-panel)\.|\/contract\/(limits|texts\/enquiries)\./

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
  { name: 'kit', minShareCount: 24, test: ours, priority: 2 },
  {
    name: 'always',
    test: /\/lib\/(outbox\/(need|tabs)|save-data|call-back|use-near)\.|contract\/time-words\./,
    priority: 3,
  },
  { name: 'sending', test: sendsForms, priority: 2 },
  // A page with a link in a sentence takes it without the words of a receipt, which need it too.
  { name: 'fill', test: /\/ui\/fill-in\./, priority: 3 },
  // Apart from staff's, which bring all schemas with them.
  { name: 'late', test: /contract\/(late-routes|review-routes)\.|\/lib\/late-api\./, priority: 3 },
  // The first script names each late file that a page may want, so that few files make it small.
  {
    name: 'routes',
    test: /\/contract\/(all-routes|staff-routes|staff-roles|moment)\.|\/lib\/staff-api\./,
    priority: 1,
  },
  { name: 'visit', test: /\/lib\/visit\/|contract\/enquiry-context-header/, priority: 1 },
  {
    name: 'words',
    test: /contract\/promise-words\./,
    priority: 1,
  },
  { name: 'receipt', test: /contract\/(reference|phone-number)\.|form\/receipt-line/, priority: 1 },
  { name: 'clock', test: /contract\/indian-clock\.|\/lib\/(dates|server-clock)\./, priority: 3 },
  { name: 'language', test: /\/contract\/language\./, priority: 3 },
  {
    name: 'later',
    test: /\/lib\/(save-file|use-loaded|use-refresh|kept-answer)\.|\/ui\/use-focus-after-press\./,
    priority: 1,
  },
  {
    name: 'outlets',
    test: /\/lib\/(maps|whole-hours|open-time-words)\.|features\/outlets\/(load-dealers|outlet-picture|outlet-kind)\./,
    priority: 1,
  },
  {
    name: 'catalogue',
    minShareCount: 2,
    test: (id: string) => ofTheCatalogue.some((pattern) => pattern.test(id)),
    priority: 2,
  },
]
