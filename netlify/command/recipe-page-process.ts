/**
 * Runs the project in whose folder it is, a copy with a new page: makes the lists of pages as `npm run
 * schema` does, and writes in which of the lists the page is found, as one line of JSON.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publicPages } from '#contract/site/pages.ts'
import { pageLists } from '#server/build/schema/page-lists.ts'
import { makeFinder } from '#web/features/search/finder.ts'
import { projectFolder } from './project.ts'

for (const [file, text] of Object.entries(pageLists())) await writeFile(join(projectFolder, file), text)

// Imported only now, because these modules read the lists.
const { siteRoutes } = await import('#web/generated/site-routes.ts')
const { menuLinks } = await import('#web/generated/menu-links.ts')
const { footerLinks } = await import('#web/generated/footer-links.ts')
const { pageEntries } = await import('#web/features/search/pages.ts')

const isNew = (path: string | undefined) => path === '/our-awards'
const finder = await makeFinder(pageEntries)

console.log(
  JSON.stringify({
    routes: siteRoutes.map(({ path }) => path).filter(isNew),
    sitemap: publicPages.filter(isNew),
    found: finder.find('trophy').flatMap(({ entries }) => entries.map(({ to }) => to)),
    menu: menuLinks.about.find(({ to }) => isNew(to))?.label,
    footer: footerLinks.about.find(({ to }) => isNew(to))?.label,
  }),
)
