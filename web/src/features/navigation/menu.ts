import { type Category, categories, linkTypeOf } from '#contract/catalogue/lines.ts'
import type { ShownParts } from '#contract/site/shown-parts.ts'
import type { MenuLists } from '#contract/site/site.ts'
import { isOff } from '#contract/site/site-parts.ts'
import { t } from '#contract/wire/language.ts'
import { menuLinks } from '#web/generated/menu-links.ts'
import { shownLinks } from '#web/lib/address/page-links.ts'
import { linePaths, paths } from '#web/lib/address/paths.ts'

export type MenuLink = { label: string; to: string }

/** The lines with their own colours in the menu. */
export type MenuLine = 'ev' | 'bigwing'

export type MenuGroup = {
  label: string
  links: readonly MenuLink[]
  /** The overview page of the group, linked below the other links. */
  overview: MenuLink
  line?: MenuLine
}

export type MenuEntry = MenuGroup | MenuLink

export function isGroup(entry: MenuEntry): entry is MenuGroup {
  return 'links' in entry
}

/**
 * The main menu in its order, without the parts that are off; the lines by their names, the outlets under
 * NETWORKS.
 */
export function siteMenu({ models, more, outlets }: MenuLists, parts: ShownParts): readonly MenuEntry[] {
  // The dealer names the line. Where it has more models than the menu names, the link to all of them says how
  // many there are.
  const allOf = (line: Category) => {
    const [count, name] = [more[line], parts.names[line]]
    return count ? t`All ${count} in ${name}` : t`All in ${name}`
  }
  const lines = categories
    .filter((line) => !isOff(parts, line))
    .map((line) => ({
      label: parts.names[line].toUpperCase(),
      ...(isOwnColour(line) && { line }),
      overview: { label: allOf(line), to: linePaths[line] },
      links: models
        .filter(({ category }) => category === line)
        .map(({ bikeName, label }) => ({ label, to: paths.viewDetails(bikeName, linkTypeOf[line]) })),
    }))
  return [
    ...lines,
    {
      label: t`SERVICES`,
      overview: { label: t`All services`, to: paths.services },
      links: shownLinks(menuLinks.services, parts),
    },
    ...shownLinks(menuLinks.bar, parts),
    {
      label: t`NETWORKS`,
      overview: { label: t`All outlets`, to: paths.networks },
      links: [
        ...outlets.map((outlet) => ({ label: outlet.label, to: paths.dealer(outlet.id) })),
        ...shownLinks(menuLinks.networks, parts),
      ],
    },
    {
      label: t`ABOUT US`,
      overview: { label: t`About us`, to: paths.aboutUs },
      links: shownLinks(menuLinks.about, parts),
    },
  ]
}

function isOwnColour(line: Category): line is MenuLine {
  return line === 'ev' || line === 'bigwing'
}

/** The place of the visitor, as the router's `useLocation` tells it. */
export type Place = { pathname: string; search: string }

/** Is a menu address that of the shown page? On a model's page only the model counts. */
export function isCurrent(to: string, place: Place): boolean {
  const target = new URL(to, 'https://menu.invalid')
  if (target.pathname !== place.pathname) return false
  return target.searchParams.get('bikeName') === new URLSearchParams(place.search).get('bikeName')
}

/** Does the shown page belong to the entry? */
export function holdsCurrent(entry: MenuEntry, place: Place): boolean {
  if (!isGroup(entry)) return isCurrent(entry.to, place)
  return [entry.overview, ...entry.links].some((link) => isCurrent(link.to, place))
}
