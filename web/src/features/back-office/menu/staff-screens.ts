import { readersOf } from '#contract/people/staff-roles.ts'
import type { ReportDefinition } from '#contract/reports/report-definition.ts'
import { partOfReport, type ReportId, reportName, reports } from '#contract/reports/reports.ts'
import type { ShownParts } from '#contract/site/shown-parts.ts'
import { isOff, languagesOn } from '#contract/site/site-parts.ts'
import { manageHeadings, menuGroups, ownScreens, type ScreenRow } from './own-screens.ts'

const reportWords: Partial<Record<ReportId, string>> = {
  booking: 'service appointments',
  amc: 'annual maintenance contract',
  finance: 'loan EMI',
  message: 'contact',
  'become-dealer': 'network partner',
  applicants: 'jobs career resume CV HR',
  review: 'stars feedback',
  'opt-in': 'consent marketing',
  exchange: 'old used vehicle',
  audit: 'history who changed what take back',
}

/** The names of the screens in an address. */
export type ScreenId = (typeof ownScreens)[number]['id'] | ReportId

export interface StaffScreen extends ScreenRow {
  id: ScreenId
}

/** Every staff screen in the order of the menu; the reports come from their registry. */
export const staffScreens: readonly StaffScreen[] = [
  ...ownScreens,
  ...reports.map(({ id, menu, title, family }) => ({
    id,
    label: menu,
    under: 'report' as const,
    roles: readersOf[family],
    part: partOfReport(id),
    words: `${title} ${reportWords[id] ?? ''} export CSV PDF`,
  })),
]

/** The screens whose parts are on, reports of named parts by their names. */
export function screensOn(parts: ShownParts): StaffScreen[] {
  return staffScreens
    .filter(({ id, part }) => !isOff(parts, part) && (id !== 'languages' || languagesOn(parts).length > 1))
    .map((screen) => ({ ...screen, label: labelOf(screen, parts) }))
}

function labelOf({ id, label }: StaffScreen, { names }: ShownParts): string {
  const report: ReportDefinition | undefined = reports.find((one) => one.id === id)
  return report?.namedBy ? reportName(report, names) : label
}

/** Where the menu has the screen, as in "Manage, Models"; empty for an entry above the groups. */
export function placeOf({ under }: StaffScreen): string {
  const heading = manageHeadings.find(({ id }) => id === under)
  if (heading) return `Manage, ${heading.label}`
  return menuGroups.find(({ id }) => id === under)?.label ?? ''
}
