import type { ReactNode } from 'react'
import { reports } from '#contract/reports.ts'
import { dashboardEntry, menuGroups } from '#web/features/back-office/admin-menu.ts'
import { DashboardScreen } from '#web/features/dashboard/dashboard-screen.tsx'
import { PriceScreen } from '#web/features/prices/price-screen.tsx'
import { ReportScreen } from '#web/features/reports/report-screen.tsx'

export interface Screen {
  id: string
  label: string
  content: ReactNode
}

const contents: Record<string, ReactNode> = {
  [dashboardEntry.id]: <DashboardScreen />,
  price: <PriceScreen />,
  ...Object.fromEntries(
    reports.map((report) => [report.id, <ReportScreen key={report.id} report={report} />]),
  ),
}

const entries = [dashboardEntry, ...menuGroups.flatMap((group) => group.entries)]

/** The screen of an address; the dashboard when it names none that exists. */
export function screenOf(id: string | null): Screen {
  const entry = entries.find((each) => each.id === id) ?? dashboardEntry
  return { ...entry, content: contents[entry.id] }
}
