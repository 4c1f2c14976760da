import { z } from 'zod'
import { categories } from '#contract/catalogue/lines.ts'
import { editors, owners } from '#contract/people/staff-roles.ts'
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
 * `askedAt` is the moment when something that pages show was last changed, `nextAt` when the next build is
 * due, null without one. `perDay` is the most builds of a day in India, `left` what today still has. The
 * moment of the last build stands on the site, in /build.json.
 */
export const siteBuild = z.object({
  askedAt: moment.nullable(),
  /** Did the caller make that change? */
  isOwn: z.boolean(),
  /**
   * `manual`: no build hook is set, so pages for search engines wait for the next deploy; `waiting`: for the
   * night; `wanted`: a build at once was asked for; `failed`: the hook did not take the last try.
   */
  state: z.enum(['manual', 'waiting', 'wanted', 'called', 'failed']),
  /** When the hook last took a call. */
  calledAt: moment.nullable(),
  nextAt: moment.nullable(),
  perDay: z.number().int(),
  left: z.number().int(),
})
export type SiteBuild = z.infer<typeof siteBuild>

export const getSiteBuild = staffEndpoint('GET /api/siteBuild', {
  firstLoad: true,
  summary:
    'When a new build of the site was last asked for and called, when the next is due, and how many today has left.',
  answer: siteBuild,
})

export const publishSite = staffEndpoint('POST /api/siteBuild', {
  onlyFor: editors,
  changesAll: true,
  summary: 'Asks for a build of the site at once; 409 when today has none left.',
  answer: siteBuild,
})

/** The most builds of a day that an owner may allow. */
export const mostBuildsPerDay = 24

export const setBuildsPerDay = staffEndpoint('PATCH /api/siteBuild', {
  onlyFor: owners,
  summary: 'Sets the most builds of a day in India: each costs credits at Netlify.',
  body: z.strictObject({ perDay: z.number().int().min(1).max(mostBuildsPerDay) }),
  answer: siteBuild,
})
