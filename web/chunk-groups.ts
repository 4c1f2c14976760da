/** Whether the path of a module contains one of `parts`. */
const within =
  (...parts: readonly string[]) =>
  (path: string) =>
    parts.some((part) => path.includes(part))

const ofPackages = (...names: readonly string[]) => within(...names.map((name) => `/node_modules/${name}/`))

/**
 * The modules that are bundled into one file. All other modules are left to the bundler, which makes a file
 * of the modules that the same pages share. `web/budgets.json` limits the size of a page.
 */
export const chunkGroups = [
  // The first script imports nothing, because any import of it would be fetched along with it. So it holds
  // what it needs of others, too.
  {
    name: 'boot',
    test: within(
      '/app/hydrate/',
      'preload-helper',
      '/search/search-key.ts',
      '/search/slash.ts',
      '/device/storage.ts',
      '/loading/late-parts.ts',
    ),
    priority: 3,
  },
  // One file for all pages, which changes only with the libraries.
  {
    name: 'react',
    test: ofPackages('react', 'react-dom', 'react-router', 'react-router-dom', 'scheduler'),
    priority: 2,
  },
  // Our own modules that at least that many pages and late parts share. With a lower number every page loads
  // more code that it does not need, with a higher number it makes more requests.
  {
    name: 'kit',
    test: within('/web/src/', '/netlify/contract/', '/netlify/domain/'),
    minShareCount: 32,
    priority: 1,
  },
  // What every public page has beside the kit.
  { name: 'frame', test: within('/outbox/need.ts', '/outbox/tabs.ts', '/site/site-parts.ts'), priority: 0 },
]
