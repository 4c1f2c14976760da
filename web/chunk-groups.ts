/** What the catalogue's pages have in common and few others need. */
const ofTheCatalogue = [
  /\/shop\/price\.|\/ui\/(loading\/(resource-view|failure-line|skeleton)|roving|media\/(placeholders|picture)|icon\/(catalogue|contact))\./,
  /\/lib\/(phone|address\/search-state|api\/(resource|revalidation|call-guard))\./,
  /\/features\/(catalogue\/load-|page-lists\/load-|emi\/use-)/,
  /\/(contract\/(texts\/catalogue|catalogue\/lines)|domain\/prices\/rupee-words)\./,
]

const sendsForms =
  /\/form\/send\/(public-form|late-form|sent-panel)\.|\/contract\/(wire\/limits|texts\/enquiries)\./

const ours = /\/web\/src\/|\/netlify\/(contract|domain)\//

/**
 * Small shared modules travel together: a file of their own each costs a request and compresses badly. Who belongs
 * where was found by trying; `web/budgets.json` holds what a page may come to.
 */
export const chunkGroups = [
  // The first script imports nothing: what it waits for would be fetched with it.
  {
    name: 'boot',
    test: /preload-helper|\/app\/(hydrate\/|trusted-types\.)|\/lib\/address\/prerendered\./,
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
    test: /\/lib\/(outbox\/(need|tabs)|device\/(save-data|use-near)|call-back)\.|contract\/wire\/time-words\./,
    priority: 3,
  },
  { name: 'sending', test: sendsForms, priority: 2 },
  // A page with a link in a sentence takes it without the words of a receipt, which need it too.
  { name: 'fill', test: /\/ui\/text\/fill-in\./, priority: 3 },
  // Apart from staff's, which bring all schemas with them.
  { name: 'late', test: /contract\/generated\/late-routes\.|\/lib\/api\/late-api\./, priority: 3 },
  // The first script names each late file that a page may want, so that few files make it small.
  {
    name: 'routes',
    test: /\/contract\/(generated\/staff-routes|wire\/moment|people\/staff-roles)\.|\/lib\/api\/staff-api\./,
    priority: 1,
  },
  { name: 'visit', test: /\/lib\/visit\/|contract\/enquiries\/enquiry-context-header/, priority: 1 },
  {
    name: 'words',
    test: /domain\/leads\/promise-words\./,
    priority: 1,
  },
  {
    name: 'receipt',
    test: /contract\/(enquiries\/reference|wire\/phone-number)\.|form\/send\/receipt-line/,
    priority: 1,
  },
  { name: 'clock', test: /contract\/wire\/indian-clock\.|\/lib\/(dates|api\/server-clock)\./, priority: 3 },
  { name: 'language', test: /\/contract\/wire\/language\./, priority: 3 },
  {
    name: 'later',
    test: /\/lib\/(device\/save-file|api\/(use-loaded|use-refresh|kept-answer))\.|\/ui\/use-focus-after-press\./,
    priority: 1,
  },
  {
    name: 'outlets',
    test: /\/lib\/maps\.|\/shop\/(whole-hours|open-time-words)\.|features\/outlets\/(load-dealers|outlet-picture|outlet-kind)\./,
    priority: 1,
  },
  {
    name: 'catalogue',
    minShareCount: 2,
    test: (id: string) => ofTheCatalogue.some((pattern) => pattern.test(id)),
    priority: 2,
  },
]
