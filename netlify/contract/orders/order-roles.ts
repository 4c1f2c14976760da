import { readersOf, type StaffRole, staffRoleIds } from '#contract/people/staff-roles.ts'

/** The roles that see orders; those of service see what is to be made ready, and not whose. */
export const orderReaders: readonly StaffRole[] = staffRoleIds.filter(
  (role) => readersOf.sales.includes(role) || readersOf.service.includes(role),
)

/** The roles that book and change orders. */
export const orderWriters: readonly StaffRole[] = readersOf.sales
