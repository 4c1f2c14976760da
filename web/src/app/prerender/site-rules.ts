import { pagePaths } from '#contract/generated/paths.ts'
import { type AddressParts, publicPages } from '#contract/site/pages.ts'
import { base } from '#web/lib/language.ts'
import { enquiryOfNoModel, fileHere, perModel, type Rewrite } from './page-files.ts'

/** A rule in this build's language. The back office exists only in English. */
export function ruleHere(rule: Rewrite): Rewrite {
  const to = rule.status === 301 || rule.status === 302 ? base + rule.to : `/${fileHere(rule.to.slice(1))}`
  return base === '' ? rule : { ...rule, from: base + rule.from, to }
}

/**
 * Rules for addresses without a file of their own: a model that the build did not know, the back office, and
 * unknown addresses. A model that is new since the build is shown nevertheless; only its status is 404 until
 * the next build.
 */
export const shells: readonly Rewrite[] = [
  { from: pagePaths.viewDetails, to: '/app.html', status: 404 },
  { from: pagePaths.angleView, to: '/app.html', status: 404 },
  {
    from: pagePaths.productEnquiry,
    query: { bikeName: ':bikeName' },
    to: `/${enquiryOfNoModel}`,
    status: 404,
  },
  { from: pagePaths.productEnquiry, to: `/${enquiryOfNoModel}`, status: 200 },
  // An outlet that does not exist: the page has a text for this case.
  { from: `${pagePaths.dealer}/*`, to: '/app.html', status: 404 },
  // A slip belongs to one visitor, so no page is prerendered for it.
  { from: pagePaths.slip, to: '/app.html', status: 200 },
  { from: `${pagePaths.slip}/*`, to: '/app.html', status: 200 },
  ...(base === ''
    ? [
        { from: '/admin', to: '/app.html', status: 200 },
        { from: '/admin/*', to: '/app.html', status: 200 },
      ]
    : // The home page's address with a slash at its end: its file lies beside the folder of the language.
      [{ from: '/', to: '/index.html', status: 200 }]),
  { from: '/*', to: '/404.html', status: 404 },
]

/** One for many, or many for one, as people type the addresses of lines. */
const otherNumbers: readonly [from: string, to: string][] = [
  ['/motorcycles', pagePaths.motorcycle],
  ['/scooter', pagePaths.scooters],
  ['/evs', pagePaths.ev],
]

/**
 * Permanent redirects from other spellings of an address to the spelling that is linked: in lower and in
 * upper case, and one for many.
 */
export function otherSpellings(models: readonly { bikeName: string }[], parts: AddressParts): Rewrite[] {
  const known = new Set(models.map(({ bikeName }) => bikeName))
  const pages = publicPages(parts).flatMap((path) =>
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
  const shown = new Set(publicPages(parts))
  const numbers = otherNumbers.flatMap(([from, to]) =>
    shown.has(to) && !shown.has(from) ? [{ from, to, status: 301 }] : [],
  )
  return [
    ...pages,
    ...numbers,
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

/**
 * Redirects from the addresses of former names, each to the page of the present name. They are temporary: a
 * name may be taken back, and browsers that keep a 301 would send their visitors in a circle.
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
