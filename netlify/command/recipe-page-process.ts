/**
 * Runs the project in whose folder it is, a copy with a new page: makes the generated files as `npm run
 * schema` does, and writes in which of the lists the page is found, as one line of JSON.
 */

import { publicPages } from '#contract/site/pages.ts'
import { writeGeneratedFiles } from '#server/build/schema/generated-files.ts'
import { makeFinder } from '#web/features/search/finder.ts'
import { demoParts } from '../../supabase/seed/dealership.ts'

await writeGeneratedFiles()

// Imported only now, because these modules read the lists.
const { siteRoutes } = await import('#web/generated/site-routes.ts')
const { menuLinks } = await import('#web/generated/menu-links.ts')
const { footerLinks } = await import('#web/generated/footer-links.ts')
const { pageEntries } = await import('#web/features/search/pages.ts')

const isNew = (path: string | undefined) => path === '/our-awards'
const finder = await makeFinder(pageEntries(demoParts))

console.log(
  JSON.stringify({
    routes: siteRoutes.map(({ path }) => path).filter(isNew),
    sitemap: publicPages(demoParts).filter(isNew),
    found: finder.find('trophy').flatMap(({ entries }) => entries.map(({ to }) => to)),
    menu: menuLinks.about.find(({ to }) => isNew(to))?.label,
    footer: footerLinks.about.find(({ to }) => isNew(to))?.label,
  }),
)
