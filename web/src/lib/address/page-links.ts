import type { ShownParts } from '#contract/site/shown-parts.ts'
import { isOff, type NamedPartId, type SitePartId } from '#contract/site/site-parts.ts'

/**
 * A link to a page as `npm run schema` writes it: a page of a part is linked while the part is on. A link
 * without words has the name of its part; with `hasOwnAddress` the address goes on with the segment that
 * staff chose.
 */
export type PageLink = { to: string; hasOwnAddress?: true } & (
  | { label: string; part?: SitePartId }
  | { label?: undefined; part: NamedPartId }
)

/** The links whose parts are on, with their words and addresses. */
export function shownLinks(links: readonly PageLink[], parts: ShownParts): { label: string; to: string }[] {
  return links
    .filter(({ part }) => !isOff(parts, part))
    .map((link) => ({
      label: link.label ?? parts.names[link.part],
      to: link.hasOwnAddress ? `${link.to}/${parts.networkAddress}` : link.to,
    }))
}
