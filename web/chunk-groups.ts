/** Whether the path of a module holds one of these. */
const within =
  (...parts: readonly string[]) =>
  (path: string) =>
    parts.some((part) => path.includes(part))

const ofPackages = (...names: readonly string[]) => within(...names.map((name) => `/node_modules/${name}/`))

/**
 * What travels together; everything else is left to the bundler, which makes a file of what the same pages
 * share. `web/budgets.json` holds what a page may come to.
 */
export const chunkGroups = [
  // The first script imports nothing: what it waits for would be fetched with it.
  { name: 'boot', test: within('/app/hydrate/', 'preload-helper'), priority: 3 },
  // One file for all pages, which changes with the libraries alone.
  {
    name: 'react',
    test: ofPackages('react', 'react-dom', 'react-router', 'react-router-dom', 'scheduler'),
    priority: 2,
  },
  // Of our own what at least that many pages and late parts share. With a lower number every page carries
  // more that it does not need, with a higher one it makes more requests.
  {
    name: 'kit',
    test: within('/web/src/', '/netlify/contract/', '/netlify/domain/'),
    minShareCount: 13,
    priority: 1,
  },
]
