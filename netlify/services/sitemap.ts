import { modelPage, outletPage, publicPages } from '#contract/pages.ts'
import { readOpening } from '#server/data/dealership.ts'
import { listMenuOutlets } from '#server/data/menu.ts'
import { listModelCards } from '#server/data/vehicles.ts'
import { siteUrl } from '#server/lib/site-url.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** The sitemap of the site as it is now: every public address, in full; none until it is switched on. */
export async function getSitemap(db: DatabaseClient): Promise<Response> {
  const [isOpen, models, outlets] = await Promise.all([
    readOpening(db),
    listModelCards(db),
    listMenuOutlets(db),
  ])
  const paths = isOpen
    ? [
        ...publicPages,
        ...outlets.map(({ id }) => outletPage(id)),
        ...models.map(({ bike_name }) => modelPage(bike_name)),
      ]
    : []
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${escapeXml(new URL(path, siteUrl()).href)}</loc></url>`),
    '</urlset>',
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&apos;').replaceAll('<', '&lt;')
}
