import { z } from 'zod'
import { categories } from '#contract/catalogue/lines.ts'
import { staffEndpoint, visitorEndpoint } from '#contract/wire/endpoint.ts'
import { moment } from '#contract/wire/moment.ts'

/**
 * The names in the main menu: the first models of each line, in the dealer's order, and outlets. `more`
 * holds, for each line with more models than the menu names, the number of all its models.
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

/**
 * `askedAt` is the moment when something that pages show was last changed. The moment of the build stands on
 * the site, in /build.json.
 */
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
