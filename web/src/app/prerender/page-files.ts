import { pagePaths } from '#contract/generated/paths.ts'
import { type AddressParts, modelPage, outletPage, publicPages, quietPages } from '#contract/site/pages.ts'
import { paths } from '#web/lib/address/paths.ts'
import { base } from '#web/lib/language.ts'

/** A rewrite or redirect of Netlify; the value of a query is written without any encoding. */
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
  /** The rule that leads from the address to the file, where the file's own name does not suffice. */
  rule?: Rewrite
}

/**
 * Every page that is rendered at build time, without those of parts that are off; throws when two of them
 * would be one file.
 */
export function sitePages(
  models: readonly { id: number; bikeName: string }[],
  outlets: readonly { id: number }[],
  parts: AddressParts,
): PageFile[] {
  const pages = [
    ...publicPages(parts).map(pageOf),
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
 * The file of an English page, moved to its place in this build's language. Other languages are in a folder
 * each; their home page is a file beside that folder, because Netlify redirects the address of a folder.
 */
export function fileHere(file: string): string {
  if (base === '') return file
  return file === 'index.html' ? `${base.slice(1)}.html` : `${base.slice(1)}/${file}`
}

/**
 * The file of the page for booking a ride without a model. It is not named like the address, because Netlify
 * would then serve it before any rewrite for a model.
 */
export const enquiryOfNoModel = 'text-ride-booking/any.html'

/** The file of one page: for most pages the address in lower case. */
function pageOf(path: string): PageFile {
  if (path === paths.home) return { path, file: 'index.html' }
  if (path === pagePaths.productEnquiry) return { path, file: enquiryOfNoModel }
  const name = path.slice(1).toLowerCase()
  if (path === path.toLowerCase()) return { path, file: `${name}.html` }
  // Netlify lowers the names of files, so an address such as `/bigWing` needs a rule that leads to its file.
  // The file is in another folder, because a file at `/bigwing` would be served before the rule that leads
  // from there to `/bigWing`.
  const file = `pages/${name}.html`
  return { path, file, rule: { from: path, to: `/${file}`, status: 200 } }
}

/**
 * The files of a model's pages, named by the model's id, because a model's name may hold characters that no
 * file system takes.
 */
function modelPages({ id, bikeName }: { id: number; bikeName: string }): PageFile[] {
  return perModel.map(({ pattern, path }) => {
    const page = { path: path(bikeName), file: `${pattern.slice(1)}/${id}.html` }
    // Netlify reads a value that begins with a colon as any value, so a model with such a name gets no rule
    // and is served by the shell.
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

/**
 * Throws when two pages differ only in upper and lower case, because some file systems take `A.html` and
 * `a.html` for one file.
 */
function refuseSharedFiles(pages: readonly PageFile[]): void {
  const pathOf = new Map<string, string>()
  for (const { path, file } of pages) {
    const other = pathOf.get(file.toLowerCase())
    if (other !== undefined) throw new Error(`${other} and ${path} would be one file, ${file}.`)
    pathOf.set(file.toLowerCase(), path)
  }
}
