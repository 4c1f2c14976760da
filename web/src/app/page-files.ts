import { modelPage, outletPage, publicPages, quietPages } from '#contract/pages.ts'
import { base } from '#web/lib/language.ts'
import { paths, patterns, slipsPath } from '#web/lib/paths.ts'

/** A rule as Netlify reads it, a rewrite or a redirect; a query value stands as it is, without any encoding. */
export interface Rewrite {
  from: string
  query?: Record<string, string>
  to: string
  status: number
}

/** A page that is rendered at build time: its address, its file in the publish folder. */
export interface PageFile {
  path: string
  file: string
  /** Leads from the address to the file, where the file's own name does not. */
  rule?: Rewrite
}

/** Every page that is rendered at build time; throws when two of them would be one file. */
export function sitePages(
  models: readonly { id: number; bikeName: string }[],
  outlets: readonly { id: number }[],
): PageFile[] {
  const pages = [
    ...publicPages.map(pageOf),
    ...quietPages.map(pageOf),
    { path: notFoundPath, file: '404.html' },
    ...outlets.map(({ id }) => pageOf(outletPage(id))),
    ...models.flatMap(modelPages),
  ]
  refuseSharedFiles(pages)
  return pages
}

export const notFoundPath = '/404'

/**
 * Where a page of English stands in this build's language: all others stand below a folder, and the home page beside it,
 * because Netlify leads away from the address of a folder.
 */
export function fileHere(file: string): string {
  if (base === '') return file
  return file === 'index.html' ? `${base.slice(1)}.html` : `${base.slice(1)}/${file}`
}

/** A rule in this build's language. The back office is English alone. */
export function ruleHere(rule: Rewrite): Rewrite {
  const to = rule.status === 301 || rule.status === 302 ? base + rule.to : `/${fileHere(rule.to.slice(1))}`
  return base === '' ? rule : { ...rule, from: base + rule.from, to }
}

/** Not at the pattern's own address: a file there would come before the rewrites. */
const enquiryOfNoModel = 'text-ride-booking/any.html'

/**
 * For what has no file of its own: a model that the build did not know, the back office, and what is nowhere. A model
 * that is new since the build is shown all the same; only its status says otherwise, until the next build.
 */
export const shells: readonly Rewrite[] = [
  { from: patterns.viewDetails, to: '/app.html', status: 404 },
  { from: patterns.angleView, to: '/app.html', status: 404 },
  {
    from: patterns.productEnquiry,
    query: { bikeName: ':bikeName' },
    to: `/${enquiryOfNoModel}`,
    status: 404,
  },
  { from: patterns.productEnquiry, to: `/${enquiryOfNoModel}`, status: 200 },
  // An outlet that nobody has: the page has words for it.
  { from: '/dealers/*', to: '/app.html', status: 404 },
  // A slip is nobody's but its visitor's.
  { from: slipsPath, to: '/app.html', status: 200 },
  { from: `${slipsPath}/*`, to: '/app.html', status: 200 },
  ...(base === ''
    ? [
        { from: '/admin', to: '/app.html', status: 200 },
        { from: '/admin/*', to: '/app.html', status: 200 },
      ]
    : // A slash behind the address of the home page, whose file stands beside the folder.
      [{ from: '/', to: '/index.html', status: 200 }]),
  { from: '/*', to: '/404.html', status: 404 },
]

/** Leads other spellings of an address to the one that is linked, for good: in lower and in upper case. */
export function otherSpellings(models: readonly { bikeName: string }[]): Rewrite[] {
  const known = new Set(models.map(({ bikeName }) => bikeName))
  const pages = publicPages.flatMap((path) =>
    [path.toLowerCase(), path.toUpperCase()]
      .filter((spelling) => spelling !== path)
      .map((spelling) => ({ from: spelling, to: path, status: 301 })),
  )
  const names = models
    .filter(({ bikeName }) => !bikeName.startsWith(':'))
    .flatMap(({ bikeName }) => [
      { spelling: bikeName.toLowerCase(), bikeName },
      { spelling: bikeName.toUpperCase(), bikeName },
    ])
    .filter(({ spelling }) => !known.has(spelling))
  return [
    ...pages,
    ...names.flatMap(({ spelling, bikeName }) =>
      perModel.map(({ pattern, path }) => ({
        from: pattern,
        query: { bikeName: spelling },
        to: path(bikeName),
        status: 301,
      })),
    ),
  ]
}

/** Most files are named as their address, in lower case. */
function pageOf(path: string): PageFile {
  if (path === paths.home) return { path, file: 'index.html' }
  if (path === patterns.productEnquiry) return { path, file: enquiryOfNoModel }
  const name = path.slice(1).toLowerCase()
  if (path === path.toLowerCase()) return { path, file: `${name}.html` }
  // Netlify lowers the names of files, so an address such as `/bigWing` needs a rule that leads to its file. That lies aside,
  // because a file at `/bigwing` would come before the rule that leads from there to `/bigWing`.
  const file = `pages/${name}.html`
  return { path, file, rule: { from: path, to: `/${file}`, status: 200 } }
}

/** The pages of a model are named by its id: a name may hold what no file system takes. */
function modelPages({ id, bikeName }: { id: number; bikeName: string }): PageFile[] {
  return perModel.map(({ pattern, path }) => {
    const page = { path: path(bikeName), file: `${pattern.slice(1)}/${id}.html` }
    // Of Netlify, a value that begins with a colon means any value: such a model is left to the shell.
    if (bikeName.startsWith(':')) return page
    return { ...page, rule: { from: pattern, query: { bikeName }, to: `/${page.file}`, status: 200 } }
  })
}

/**
 * The addresses of former names, each to the page of the present one. Not for good: a name may be taken back, and browsers
 * that keep a 301 would send its visitors in a circle.
 */
export function formerNameRules(formerNames: readonly { name: string; bikeName: string }[]): Rewrite[] {
  return formerNames
    .filter(({ name }) => !name.startsWith(':'))
    .flatMap(({ name, bikeName }) =>
      perModel.map(({ pattern, path }) => ({
        from: pattern,
        query: { bikeName: name },
        to: path(bikeName),
        status: 302,
      })),
    )
}

const perModel = [
  { pattern: patterns.viewDetails, path: modelPage },
  { pattern: patterns.angleView, path: (bikeName: string) => paths.angleView(bikeName) },
  { pattern: patterns.productEnquiry, path: (bikeName: string) => paths.productEnquiry(bikeName) },
]

/** File systems differ in whether `A.html` is `a.html`. */
function refuseSharedFiles(pages: readonly PageFile[]): void {
  const pathOf = new Map<string, string>()
  for (const { path, file } of pages) {
    const other = pathOf.get(file.toLowerCase())
    if (other !== undefined) throw new Error(`${other} and ${path} would be one file, ${file}.`)
    pathOf.set(file.toLowerCase(), path)
  }
}
