import { editors, mayChangeAll } from '#contract/people/staff-roles.ts'
import type { ReportDefinition } from '#contract/reports/report-definition.ts'
import { reportName } from '#contract/reports/reports.ts'
import { openScreens } from '#web/features/back-office/menu/admin-menu.ts'
import { mayOpen } from '#web/features/back-office/menu/screen-rights.ts'
import { DashboardScreen } from '#web/features/dashboard/dashboard-screen.tsx'
import { FiguresLink } from '#web/features/lead-figures/figures-link.tsx'
import { FiguresScreen } from '#web/features/lead-figures/figures-screen.tsx'
import { LeadFiguresSection } from '#web/features/lead-figures/lead-figures-section.tsx'
import { useAccount } from '#web/features/profile/use-account.tsx'
import { ReportScreen } from '#web/features/reports/report-screen.tsx'
import { useDealership } from '#web/lib/dealership.tsx'

/** A report, with the actions that the account's role allows. */
export function RoleReport({ report }: { report: ReportDefinition }) {
  const { value: account } = useAccount()
  const { names } = useDealership().parts
  const named = { ...report, title: reportName(report, names) }
  return <ReportScreen report={named} mayTakeAll={(account?.role ?? 'owner') === 'owner'} />
}

/** The figures; what advertising cost is typed by who may change what holds for all outlets. */
export function RoleFigures() {
  const { value: account } = useAccount()
  return <FiguresScreen editsSpend={account !== undefined && mayChangeAll(account)} />
}

/**
 * The dashboard; the list of unfinished settings and the appointments are shown only to roles that can open
 * them.
 */
export function RoleDashboard() {
  const { value: account } = useAccount()
  const { parts } = useDealership()
  const seesDoors = account && editors.includes(account.role) && account.outlet_ids.length === 0
  return (
    <DashboardScreen
      setsUp={account !== undefined && editors.includes(account.role)}
      openScreens={account && openScreens(account, parts).map(({ id }) => id)}
      hasAppointments={account !== undefined && mayOpen('appointments', account)}
      doors={seesDoors ? (mayOpen('doors', account) ? 'opens' : 'sees') : undefined}
      figures={account && mayOpen('figures', account) ? <FiguresLink /> : <LeadFiguresSection />}
    />
  )
}
