import type { StaffRole } from '#contract/people/staff-roles.ts'
import { addOutlet } from '../../../supabase/tests/appointment-fixtures.ts'
import type { StaffCaller, TestApi } from './test-api.ts'

/** Adds the outlets 1 and 2, an owner, and somebody of `role` who sees the first outlet alone. */
export async function addTwoOutlets(
  api: TestApi,
  role: StaffRole,
): Promise<{ owner: StaffCaller; near: StaffCaller }> {
  for (const outlet of [1, 2])
    await addOutlet(async (query, params) => ({ rows: await api.db.sql(query, params) }), outlet, [])
  return {
    owner: await api.staffCaller({ userId: 'owner', name: 'Asha Sahoo' }),
    near: await api.staffCaller({ userId: 'near', name: 'Ravi Das', role, outletIds: [1] }),
  }
}
