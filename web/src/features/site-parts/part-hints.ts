import type { SitePartId } from '#contract/site/site-parts.ts'

/**
 * What it is that visitors lose while a part is off, where its label does not say it. Apart from the
 * registry, which every first load has.
 */
export const partHints: Partial<Record<SitePartId, string>> = {
  club: 'Page and form.',
  network: 'Page and form for those who want to open an outlet.',
  exchange: 'Page and form for an old two-wheeler, with its estimate.',
  career: 'Page and form for applicants.',
  gallery: 'Page with pictures.',
  popup: 'Picture that opens over the home page.',
  chat: 'Button at the edge of every page.',
  social: 'Bar at the edge of wide screens; the footer keeps the links.',
  stock: 'What stands where on the page of a model, how long it took to come, and its screen for staff.',
}
