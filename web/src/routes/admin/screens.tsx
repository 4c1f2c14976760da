import type { ReactNode } from 'react'
import { orderWriters } from '#contract/orders/order-roles.ts'
import { editors, mayChangeAll } from '#contract/people/staff-roles.ts'
import { type ReportId, reports } from '#contract/reports/reports.ts'
import type { ShownParts } from '#contract/site/shown-parts.ts'
import { AppointmentsScreen } from '#web/features/appointments/appointments-screen.tsx'
import { BookingDialog, type BookingProps } from '#web/features/appointments/booking-dialog.tsx'
import { PlansScreen } from '#web/features/appointments/plans-screen.tsx'
import { type ScreenId, screensOn } from '#web/features/back-office/menu/staff-screens.ts'
import { SiteBuildLine, SiteBuildWords } from '#web/features/back-office/site-build-line.tsx'
import { CatalogueScreen } from '#web/features/catalogue-management/list/catalogue-screen.tsx'
import { PictureChoice } from '#web/features/catalogue-management/pictures/picture-choice.tsx'
import { ChargeScreen } from '#web/features/charges/charge-screen.tsx'
import { gallery, notifications, offers, slides } from '#web/features/content/content-kinds.ts'
import { ContentScreen } from '#web/features/content/content-screen.tsx'
import { DealershipScreen } from '#web/features/dealership-management/dealership-screen.tsx'
import { DoorsScreen } from '#web/features/doors/doors-screen.tsx'
import { InboxScreen } from '#web/features/inbox/inbox-screen.tsx'
import { PersonHistory } from '#web/features/inbox/lead/person-history.tsx'
import { LanguagesScreen } from '#web/features/languages/languages-screen.tsx'
import { LeadListScreen } from '#web/features/lead-list/lead-list-screen.tsx'
import { LeadOrder } from '#web/features/orders/staff/lead-order.tsx'
import { OrdersScreen } from '#web/features/orders/staff/orders-screen.tsx'
import { OutletScreen } from '#web/features/outlets/manage/outlet-screen.tsx'
import {
  exchangeValues,
  lenders,
  otherModels,
  pictures,
  servicePlan,
  team,
  templates,
  testimonials,
  warrantyPlans,
} from '#web/features/page-lists/list-kind.ts'
import { ListScreen } from '#web/features/page-lists/list-screen.tsx'
import { TextScreen } from '#web/features/page-text/text-screen.tsx'
import { PaymentSettingsCard } from '#web/features/payments/payment-settings-card.tsx'
import { PeopleScreen } from '#web/features/people/people-screen.tsx'
import { AccessoryScreen } from '#web/features/prices/accessory-screen.tsx'
import { PriceHistoryDialog } from '#web/features/prices/price-history-dialog.tsx'
import { PrivacyScreen } from '#web/features/privacy/privacy-screen.tsx'
import { AccountScreen } from '#web/features/profile/account-screen.tsx'
import { PasswordScreen } from '#web/features/profile/password-screen.tsx'
import { ProfileScreen } from '#web/features/profile/profile-screen.tsx'
import { useAccount } from '#web/features/profile/use-account.tsx'
import { PromiseScreen } from '#web/features/promise-settings/promise-screen.tsx'
import { LeadQuotations } from '#web/features/quotations/lead/lead-quotations.tsx'
import { QuotationSettingsScreen } from '#web/features/quotations/settings/quotation-settings-screen.tsx'
import { ReviewScreen } from '#web/features/review-management/review-screen.tsx'
import { HealthScreen } from '#web/features/site-health/health-screen.tsx'
import { PartsScreen } from '#web/features/site-parts/parts-screen.tsx'
import { OtherTimes } from '#web/features/slots/other-times.tsx'
import { StockScreen } from '#web/features/stock/staff/stock-screen.tsx'
import { VehicleScreen } from '#web/features/vehicles/vehicle-screen.tsx'
import { paths } from '#web/lib/address/paths.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { useDealerWords } from '#web/routes/site/dealer/dealer-words.ts'
import { PriceScreens } from './price-screens.tsx'
import { RoleDashboard, RoleFigures, RoleReport } from './role-screens.tsx'

/** The screen for texts, which shows them with the dealer's own words filled in. */
function DealerTexts() {
  return <TextScreen words={useDealerWords()} />
}

/** The dialog to book an appointment, from the day's list or from a lead. */
function StaffBooking(props: BookingProps) {
  return <BookingDialog {...props} Times={OtherTimes} KnownPerson={PersonHistory} />
}

const leadParts = { Booking: StaffBooking, Quotations: LeadQuotations, Order: LeadOrder }

/** The inbox; its templates name the dealer and the staff member who writes. */
function StaffInbox() {
  const { name } = useDealership()
  const { user_name = '', id, role } = useAccount().value ?? {}
  const writer = { dealer: name, staff: user_name, id, role }
  return <InboxScreen writer={writer} parts={leadParts} />
}

/** The open orders; the owner may let a vehicle go, and take all rows as a file. */
function StaffOrders() {
  const { role } = useAccount().value ?? {}
  return <OrdersScreen role={role} />
}

/** The stock, which sales count and service looks at; lists are brought in by who edits for all outlets. */
function StaffStock() {
  const account = useAccount().value
  return (
    <StockScreen
      mayCount={account !== undefined && orderWriters.includes(account.role)}
      mayImport={account !== undefined && editors.includes(account.role) && mayChangeAll(account)}
    />
  )
}

/** The line about pages for search engines; who edits for all outlets may publish them. */
function BuildLine() {
  const account = useAccount().value
  return (
    <SiteBuildLine
      mayPublish={account !== undefined && editors.includes(account.role) && mayChangeAll(account)}
    />
  )
}

/** The screen for the dealership; the owner also says how many builds a day may have. */
function RoleDealership() {
  const isOwner = useAccount().value?.role === 'owner'
  return <DealershipScreen isOwner={isOwner} PictureChoice={PictureChoice} />
}

/** The screen for promises, of which the owner may set more than a manager. */
function RolePromises() {
  return <PromiseScreen isOwner={useAccount().value?.role === 'owner'} />
}

export interface Screen {
  id: ScreenId
  label: string
  content: ReactNode
}

/**
 * For screens whose changes appear on public pages: a line below the screen says when search engines will see
 * them.
 */
const withBuildLine = (screen: ReactNode) => (
  <div className="grid gap-8">
    {screen}
    <BuildLine />
  </div>
)

/** For screens that link to the price history of a model. */
const withHistory = (screen: ReactNode) => (
  <>
    {withBuildLine(screen)}
    <PriceHistoryDialog />
  </>
)

const contents: Record<ScreenId, ReactNode> = {
  dashboard: <RoleDashboard />,
  figures: <RoleFigures />,
  inbox: <StaffInbox />,
  appointments: <AppointmentsScreen Times={OtherTimes} Booking={StaffBooking} />,
  orders: <StaffOrders />,
  stock: <StaffStock />,
  'appointment-times': <PlansScreen />,
  account: <AccountScreen />,
  price: withHistory(<PriceScreens />),
  accessories: withBuildLine(<AccessoryScreen />),
  bikes: withBuildLine(<VehicleScreen />),
  offers: withBuildLine(<ContentScreen kind={offers} />),
  notifications: <ContentScreen kind={notifications} />,
  gallery: withBuildLine(<ContentScreen kind={gallery} />),
  slides: withBuildLine(<ContentScreen kind={slides} />),
  texts: withBuildLine(<DealerTexts />),
  languages: withBuildLine(<LanguagesScreen />),
  lenders: withBuildLine(<ListScreen kind={lenders} PictureChoice={PictureChoice} />),
  team: withBuildLine(<ListScreen kind={team} PictureChoice={PictureChoice} />),
  testimonials: withBuildLine(<ListScreen kind={testimonials} PictureChoice={PictureChoice} />),
  reviews: withBuildLine(<ReviewScreen />),
  'exchange-values': <ListScreen kind={exchangeValues} PictureChoice={PictureChoice} />,
  'service-plan': <ListScreen kind={servicePlan} PictureChoice={PictureChoice} />,
  'warranty-plans': <ListScreen kind={warrantyPlans} PictureChoice={PictureChoice} />,
  pictures: <ListScreen kind={pictures} PictureChoice={PictureChoice} />,
  'other-models': <ListScreen kind={otherModels} PictureChoice={PictureChoice} />,
  templates: <ListScreen kind={templates} PictureChoice={PictureChoice} />,
  catalogue: withHistory(<CatalogueScreen />),
  outlets: withBuildLine(<OutletScreen PictureChoice={PictureChoice} />),
  charges: <ChargeScreen slipPath={paths.slip} />,
  dealership: withBuildLine(<RoleDealership />),
  parts: withBuildLine(<PartsScreen />),
  promises: <RolePromises />,
  quotations: (
    <div className="grid gap-8">
      <QuotationSettingsScreen />
      <PaymentSettingsCard />
    </div>
  ),
  doors: <DoorsScreen />,
  'lead-list': <LeadListScreen />,
  privacy: <PrivacyScreen />,
  'site-health': <HealthScreen build={<SiteBuildWords />} />,
  people: <PeopleScreen />,
  profile: <ProfileScreen />,
  'change-password': <PasswordScreen />,
  // The cast is needed because the type of `fromEntries` loses the names.
  ...(Object.fromEntries(
    reports.map((report) => [report.id, <RoleReport key={report.id} report={report} />]),
  ) as Record<ReportId, ReactNode>),
}

const home = { id: 'dashboard', label: 'Dashboard' } as const

/** The screen for a name in the address; the dashboard when no screen has that name, or its part is off. */
export function screenOf(id: string | null, parts: ShownParts): Screen {
  const { id: shown, label } = screensOn(parts).find((each) => each.id === id) ?? home
  return { id: shown, label, content: contents[shown] }
}
