import type { LeadFigures } from '#contract/leads/lead-figures.ts'
import type { TodayCounts } from '#contract/reports/dashboard.ts'
import type { StaffAccount } from '#contract/session/session.ts'

export function anAccount(given: Partial<StaffAccount> = {}): StaffAccount {
  return {
    user_id: 'asha',
    user_name: 'Asha Patnaik',
    mobile_no: '5550101010',
    email: 'asha@dealer.example',
    city: 'Cuttack',
    created_date: '2026-01-05',
    expire_date: '2027-01-05',
    days_left: 200,
    Status: 'active',
    role: 'owner',
    outlet_ids: [],
    changes_all: false,
    is_on_duty: true,
    id: 'a5ba0000-0000-4000-8000-000000000001',
    ...given,
  }
}

export function todayCounts(given: Partial<TodayCounts> = {}): TodayCounts {
  return {
    bookings: 0,
    amc: 0,
    warranty: 0,
    enquiry_report: 0,
    day: '2026-11-20',
    reports: (['booking', 'amc', 'ew', 'enquiry'] as const).map((report) => ({
      report,
      today: 0,
      quarantined: 0,
    })),
    leftOutReceipts: 0,
    waiting: {
      overdue: 0,
      today: 0,
      unassigned: 0,
      appointments: 0,
      nextAppointment: null,
      callsForTomorrow: 0,
      quotations: [],
    },
    ...given,
  }
}

/** The figures about leads on the dashboard; by default there are no leads. */
export function leadFigures(given: Partial<LeadFigures> = {}): LeadFigures {
  const none = { kept: 0, late: 0, open: 0 }
  return {
    today: '2026-11-20',
    total: { now: 0, before: 0 },
    promises: { today: none, now: none, before: none },
    medianMinutes: { now: null, before: null },
    days: [],
    kinds: [],
    models: [],
    sources: [],
    outlets: [],
    people: [],
    stages: [],
    ...given,
  }
}
