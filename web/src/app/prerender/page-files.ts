import { pagePaths } from '#contract/generated/paths.ts'
import { modelPage, outletPage, publicPages, quietPages } from '#contract/site/pages.ts'
import { paths } from '#web/lib/address/paths.ts'
import { base } from '#web/lib/language.ts'

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

/** Not at the pattern's own address: a file there would come before the rewrites. */
export const enquiryOfNoModel = 'text-ride-booking/any.html'

/** Most files are named as their address, in lower case. */
function pageOf(path: string): PageFile {
  if (path === paths.home) return { path, file: 'index.html' }
  if (path === pagePaths.productEnquiry) return { path, file: enquiryOfNoModel }
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

/** The pages that every model has. */
export const perModel = [
  { pattern: pagePaths.viewDetails, path: modelPage },
  { pattern: pagePaths.angleView, path: (bikeName: string) => paths.angleView(bikeName) },
  { pattern: pagePaths.productEnquiry, path: (bikeName: string) => paths.productEnquiry(bikeName) },
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
