import { forms } from '#contract/enquiries/forms.ts'
import { type ReportFamily, readersOf } from '#contract/people/staff-roles.ts'
import { reports } from '#contract/reports/reports.ts'
import { type LesserRole, lesserRoles } from '../callers.ts'

const all: readonly LesserRole[] = lesserRoles
const none: readonly LesserRole[] = []
const of = (family: ReportFamily) => all.filter((role) => readersOf[family].includes(role))

/** The table of a form is read by the roles that read its report. */
const formTables = Object.fromEntries(
  Object.values(forms).map(({ table, report }) => {
    const family = reports.find(({ id }) => id === report)?.family
    if (!family) throw new Error(`The form of ${table} has no report.`)
    return [`public.${table}`, of(family)] as const
  }),
)

/**
 * The roles beside the owner for which a function of the office finds rows in a table, when the function asks
 * for all of them; a table that holds only the caller's own rows, or the owner's, is listed with no role. A
 * policy `to office` whose table is missing here fails a test.
 */
export const foundByOffice: Readonly<Record<string, readonly LesserRole[]>> = {
  ...formTables,
  'public.outside_enquiries': of('other'),
  'public.phone_calls': of('other'),
  'public.leads': all,
  'public.lead_events': all,
  'public.enquiry_contexts': all,
  'public.walk_ins': of('other'),
  'public.appointments': ['manager', 'sales', 'service'],
  'public.appointment_plans': all,
  'public.orders': ['manager', 'sales', 'service'],
  'public.order_steps': ['manager', 'sales', 'service'],
  'public.order_moves': ['manager', 'sales', 'service'],
  'public.stock': ['manager', 'sales', 'service'],
  'public.stock_units': ['manager', 'sales', 'service'],
  'public.payments': ['manager', 'sales'],
  'public.refunds': ['manager', 'sales'],
  'public.payment_settings': ['manager', 'sales'],
  'public.review_decisions': of('other'),
  'public.quotations': ['manager', 'sales'],
  'public.quotation_settings': ['manager', 'sales'],
  'public.contact_marks': all,
  'public.staff': all,
  'public.vehicles': all,
  'public.former_names': all,
  'public.variants': all,
  'public.colours': all,
  'public.dealers': all,
  'public.outlet_closed_days': all,
  'public.page_lists': all,
  'public.audit_events': none,
  'public.erasures': none,
  'public.retention_rules': none,
  'public.staff_preferences': none,
  'private.breach_people': none,
  'private.breaches': none,
  'private.consents': all,
  'private.lead_days': all,
  'private.lead_progress': of('sales'),
  'private.lead_turns_settings': none,
  'private.report_day_counts': all,
  'private.report_exports': none,
  'private.spends': ['manager'],
}

/** Tables of names, which every function of the office reads, whoever calls. */
export const openToOffice: readonly string[] = ['private.lead_stages', 'private.reports']
