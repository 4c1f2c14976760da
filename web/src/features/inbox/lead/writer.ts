import type { StaffRole } from '#contract/people/staff-roles.ts'

/**
 * The staff member who works on leads here, and the dealer; without `id` and `role` while the account is on
 * its way.
 */
export interface Writer {
  dealer: string
  staff: string
  id: string | undefined
  role: StaffRole | undefined
}
