import { modelPage, outletPage, publicPages } from '#contract/site/pages.ts'
import { languagesOn, type PartsOff } from '#contract/site/site-parts.ts'
import { alternatesOf } from '#contract/wire/language.ts'
import { listModelCards } from '#server/data/catalogue/vehicles.ts'
import { readOpening } from '#server/data/dealership/dealership.ts'
import { listMenuOutlets } from '#server/data/site/menu.ts'
import { siteUrl } from '#server/lib/site-url.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { getShownParts } from './site-parts.ts'

/** The present sitemap of the site: every public address, in full; empty until the site is switched on. */
export async function getSitemap(db: DatabaseClient): Promise<Response> {
  const [isOpen, models, outlets, parts] = await Promise.all([
    readOpening(db),
    listModelCards(db),
    listMenuOutlets(db),
    getShownParts(db),
  ])
  const paths = isOpen
    ? [
        ...publicPages(parts),
        ...outlets.map(({ id }) => outletPage(id)),
        ...models.map(({ bike_name }) => modelPage(bike_name)),
      ]
    : []
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...paths.flatMap((path) => entriesOf(path, parts)),
    '</urlset>',
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

/**
 * The entries of a page, one for each language that is on, each with the addresses of all, so that search
 * engines take them for one page.
 */
function entriesOf(path: string, parts: PartsOff): string[] {
  const full = (address: string) => escapeXml(new URL(address, siteUrl()).href)
  const alternates = alternatesOf(path, languagesOn(parts))
  const links = alternates
    .map(([name, at]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${full(at)}"/>`)
    .join('')
  return alternates
    .filter(([name]) => name !== 'x-default')
    .map(([, at]) => `  <url><loc>${full(at)}</loc>${links}</url>`)
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&apos;').replaceAll('<', '&lt;')
}
