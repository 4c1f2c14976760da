import { z } from 'zod'
import { categories } from '#contract/catalogue/lines.ts'
import { staffEndpoint, visitorEndpoint } from '#contract/wire/endpoint.ts'
import { moment } from '#contract/wire/moment.ts'

/**
 * What the main menu lists by name: the first models of each line, in the dealer's order, and outlets. `more` says of the
 * lines that have more models than the menu names how many these are in all.
 */
export const menuLists = z.object({
  models: z.array(z.object({ bikeName: z.string(), label: z.string(), category: z.enum(categories) })),
  more: z.partialRecord(z.enum(categories), z.number().int().positive()),
  outlets: z.array(z.object({ id: z.number().int().positive(), label: z.string() })),
})
export type MenuLists = z.infer<typeof menuLists>

export const getMenu = visitorEndpoint('GET /api/menu', {
  firstLoad: true,
  summary: 'Models and outlets by the names they have in the menu, in order.',
  answer: menuLists,
  cacheTags: ['catalogue', 'dealers'],
})

export const getSitemap = visitorEndpoint('GET /sitemap.xml', {
  summary: 'Every public address of the site for search engines, as XML.',
  answer: z.instanceof(Response),
  cacheTags: ['catalogue', 'dealers', 'dealership'],
})

/** `askedAt`: when something that pages show was last changed. The site says itself when it was built, in /build.json. */
export const siteBuild = z.object({
  askedAt: moment.nullable(),
  /** `manual`: no build hook is set, so pages for search engines wait for the next deploy. */
  state: z.enum(['manual', 'waiting', 'called', 'failed']),
})
export type SiteBuild = z.infer<typeof siteBuild>

export const getSiteBuild = staffEndpoint('GET /api/siteBuild', {
  firstLoad: true,
  summary: 'When a new build of the site was last asked for, and whether it was called.',
  answer: siteBuild,
})
