import type { ShownParts } from '#contract/site/shown-parts.ts'
import type { MenuRights } from './kept-rights.ts'
import { type MenuGroupId, manageHeadings, menuGroups } from './own-screens.ts'
import { isForAll, mayOpen } from './screen-rights.ts'
import { type StaffScreen, screensOn } from './staff-screens.ts'

export type MenuEntry = Pick<StaffScreen, 'id' | 'label'>

/** A heading within a group, which folds. */
export interface MenuHeading {
  id: string
  label: string
  entries: readonly MenuEntry[]
}

export interface MenuGroup {
  id: MenuGroupId
  label: string
  icon: (typeof menuGroups)[number]['icon']
  entries: readonly MenuEntry[]
  /** The headings below the entries. */
  headings: readonly MenuHeading[]
}

export interface AdminMenu {
  /** The entries above the groups. */
  top: readonly MenuEntry[]
  groups: readonly MenuGroup[]
}

/** The number of the most used reports that stand first, and the fewest others that fold under a heading. */
const mostFirst = 4
const fewestFolded = 3

/**
 * The screens that an account may open, in the order of the menu; while nothing is known of the account those
 * that every account may open, so that no entry is offered that is refused a moment later.
 */
export function openScreens(account: MenuRights | undefined, parts: ShownParts): StaffScreen[] {
  return screensOn(parts).filter(({ id }) => (account ? mayOpen(id, account) : isForAll(id)))
}

/**
 * The menu of these screens. The `used` reports, most used first, stand above the others; a heading with one
 * entry is not worth a press, so the entry stands without the heading.
 */
export function menuOf(screens: readonly StaffScreen[], used: readonly string[] = []): AdminMenu {
  const under = (place: StaffScreen['under']) => screens.filter((screen) => screen.under === place)
  const manage = manageHeadings.map((heading) => ({ ...heading, entries: under(heading.id) }))
  const reports = reportsOf(under('report'), used)
  const contents: Record<MenuGroupId, Pick<MenuGroup, 'entries' | 'headings'>> = {
    manage: {
      entries: [
        ...under('manage'),
        ...manage.flatMap(({ entries }) => (entries.length === 1 ? entries : [])),
      ],
      headings: manage.filter(({ entries }) => entries.length > 1),
    },
    report: reports,
    staff: { entries: under('staff'), headings: [] },
    'my-account': { entries: under('my-account'), headings: [] },
  }
  return {
    top: under('top'),
    groups: menuGroups
      .map((group) => ({ ...group, ...contents[group.id] }))
      .filter(({ entries }) => entries.length > 0),
  }
}

function reportsOf(
  reports: readonly MenuEntry[],
  used: readonly string[],
): Pick<MenuGroup, 'entries' | 'headings'> {
  const first = used.flatMap((id) => reports.filter((report) => report.id === id)).slice(0, mostFirst)
  const others = reports.filter((report) => !first.includes(report))
  if (first.length < mostFirst || others.length < fewestFolded)
    return { entries: [...first, ...others], headings: [] }
  return { entries: first, headings: [{ id: 'other-reports', label: 'Other reports', entries: others }] }
}
