import { type Category, linkTypeOf } from '#contract/catalogue/lines.ts'
import type { MenuLists } from '#contract/site/site.ts'
import { t } from '#contract/wire/language.ts'
import { menuLinks } from '#web/generated/menu-links.ts'
import { paths } from '#web/lib/address/paths.ts'

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

/** The main menu in its order; the outlets stand under NETWORKS. */
export function siteMenu({ models, more, outlets }: MenuLists): readonly MenuEntry[] {
  const modelsOf = (line: Category) =>
    models
      .filter(({ category }) => category === line)
      .map(({ bikeName, label }) => ({ label, to: paths.viewDetails(bikeName, linkTypeOf[line]) }))
  // Where a line has more models than the menu names, the link to all its models says how many there are.
  const allOf = (line: Category, words: string) => {
    const count = more[line]
    return count ? t`All ${count} ${words}` : t`All ${words}`
  }
  return [
    {
      label: t`MOTORCYCLE`,
      overview: { label: allOf('motorcycle', t`motorcycles`), to: paths.motorcycle },
      links: modelsOf('motorcycle'),
    },
    {
      label: t`SCOOTERS`,
      overview: { label: allOf('scooter', t`scooters`), to: paths.scooters },
      links: modelsOf('scooter'),
    },
    {
      label: 'EV',
      line: 'ev',
      overview: { label: allOf('ev', t`electric scooters`), to: paths.ev },
      links: modelsOf('ev'),
    },
    {
      label: 'BIGWING',
      line: 'bigwing',
      overview: { label: allOf('bigwing', t`big bikes`), to: paths.bigWing },
      links: modelsOf('bigwing'),
    },
    {
      label: t`SERVICES`,
      overview: { label: t`All services`, to: paths.services },
      links: menuLinks.services,
    },
    ...menuLinks.bar,
    {
      label: t`NETWORKS`,
      overview: { label: t`All outlets`, to: paths.networks },
      links: [
        ...outlets.map((outlet) => ({ label: outlet.label, to: paths.dealer(outlet.id) })),
        ...menuLinks.networks,
      ],
    },
    {
      label: t`ABOUT US`,
      overview: { label: t`About us`, to: paths.aboutUs },
      links: menuLinks.about,
    },
  ]
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
