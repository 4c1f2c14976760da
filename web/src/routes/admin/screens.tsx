import type { ReactNode } from 'react'
import { type ReportId, reports } from '#contract/reports.ts'
import {
  dashboardEntry,
  inboxEntry,
  menuGroups,
  type ScreenId,
} from '#web/features/back-office/admin-menu.ts'
import { CatalogueScreen } from '#web/features/catalogue-management/catalogue-screen.tsx'
import { PictureChoice } from '#web/features/catalogue-management/picture-choice.tsx'
import { gallery, notifications, offers, slides } from '#web/features/content/content-kinds.ts'
import { ContentScreen } from '#web/features/content/content-screen.tsx'
import { DashboardScreen } from '#web/features/dashboard/dashboard-screen.tsx'
import { DealershipScreen } from '#web/features/dealership-management/dealership-screen.tsx'
import { InboxScreen } from '#web/features/inbox/inbox-screen.tsx'
import { OutletScreen } from '#web/features/outlets/outlet-screen.tsx'
import { lenders, team, testimonials } from '#web/features/page-lists/list-kind.ts'
import { ListScreen } from '#web/features/page-lists/list-screen.tsx'
import { TextScreen } from '#web/features/page-text/text-screen.tsx'
import { PriceHistoryDialog } from '#web/features/price-history/price-history-dialog.tsx'
import { AccessoryScreen } from '#web/features/prices/accessory-screen.tsx'
import { AccountScreen } from '#web/features/profile/account-screen.tsx'
import { PasswordScreen } from '#web/features/profile/password-screen.tsx'
import { ProfileScreen } from '#web/features/profile/profile-screen.tsx'
import { ReportScreen } from '#web/features/reports/report-screen.tsx'
import { SiteBuildLine } from '#web/features/site-build/site-build-line.tsx'
import { VehicleScreen } from '#web/features/vehicles/vehicle-screen.tsx'
import { useDealerWords } from '#web/routes/site/dealer-words.ts'
import { PriceScreens } from './price-screens.tsx'

/** Texts are shown with the dealer's own words in them. */
function DealerTexts() {
  return <TextScreen words={useDealerWords()} />
}

export interface Screen {
  id: ScreenId
  label: string
  content: ReactNode
}

/** For screens whose changes show on public pages: says below when search engines have them. */
const withBuildLine = (screen: ReactNode) => (
  <div className="grid gap-8">
    {screen}
    <SiteBuildLine />
  </div>
)

/** For screens that lead to the history of a model's prices. */
const withHistory = (screen: ReactNode) => (
  <>
    {withBuildLine(screen)}
    <PriceHistoryDialog />
  </>
)

const contents: Record<ScreenId, ReactNode> = {
  dashboard: <DashboardScreen />,
  inbox: <InboxScreen />,
  account: <AccountScreen />,
  price: withHistory(<PriceScreens />),
  accessories: withBuildLine(<AccessoryScreen />),
  bikes: withBuildLine(<VehicleScreen />),
  offers: withBuildLine(<ContentScreen kind={offers} />),
  notifications: <ContentScreen kind={notifications} />,
  gallery: withBuildLine(<ContentScreen kind={gallery} />),
  slides: withBuildLine(<ContentScreen kind={slides} />),
  texts: withBuildLine(<DealerTexts />),
  lenders: withBuildLine(<ListScreen kind={lenders} />),
  team: withBuildLine(<ListScreen kind={team} />),
  testimonials: withBuildLine(<ListScreen kind={testimonials} />),
  catalogue: withHistory(<CatalogueScreen />),
  outlets: withBuildLine(<OutletScreen PictureChoice={PictureChoice} />),
  dealership: withBuildLine(<DealershipScreen PictureChoice={PictureChoice} />),
  profile: <ProfileScreen />,
  'change-password': <PasswordScreen />,
  // `fromEntries` forgets which names it was given.
  ...(Object.fromEntries(
    reports.map((report) => [report.id, <ReportScreen key={report.id} report={report} />]),
  ) as unknown as Record<ReportId, ReactNode>),
}

const entries = [dashboardEntry, inboxEntry, ...menuGroups.flatMap((group) => group.entries)]

/** The screen of an address; the dashboard when there is none of that name. */
export function screenOf(id: string | null): Screen {
  const entry = entries.find((each) => each.id === id) ?? dashboardEntry
  return { ...entry, content: contents[entry.id] }
}
