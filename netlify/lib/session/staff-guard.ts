import {
  changesOthers,
  mayChangeAll,
  ofSingleOutlets,
  roleRefusal,
  type StaffRole,
} from '#contract/people/staff-roles.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { AppError } from '#contract/wire/errors.ts'
import type { Database } from '../../../supabase/database.types.ts'
import { authAnswer } from '../supabase/auth-answer.ts'
import { dataOf } from '../supabase/database-error.ts'
import type { StaffSession } from './session-cookies.ts'

/** The caller's own row of `staff`, with the database's names; dates are Indian calendar days. */
export type Staff = Database['public']['Functions']['use_staff_session']['Returns'][number]

/** The columns of `Staff`, in the form of a select. */
export const staffColumns =
  'id, user_id, name, mobile, email, city, status, expires_on, created_at, role, outlet_ids, is_on_duty, changes_all'

/** Throws `unauthorized` when the request has no session; makes no call of the database. */
export async function requireSession({ client }: StaffSession): Promise<void> {
  const { data } = await authAnswer(client.auth.getSession())
  if (!data.session) throw new AppError('unauthorized')
}

/**
 * The staff member whose session the request has. The call counts as a use of the session. The database
 * answers only for an active, unexpired member whose session has not ended, was used within 30 minutes and is
 * younger than 8 hours, so no row means `unauthorized`. Throws `unavailable` when the database cannot answer,
 * because an outage must not sign anybody out.
 */
export async function requireStaff(session: StaffSession): Promise<Staff> {
  await requireSession(session)
  const [row] = dataOf(await session.client.rpc('use_staff_session'))
  if (!row) throw new AppError('unauthorized')
  return row
}

/**
 * Throws `forbidden`, in words, for an account whose role or outlets may not call the endpoint with these
 * parameters of its address.
 */
export function requireRights(
  staff: Pick<Staff, 'role' | 'outlet_ids' | 'changes_all'>,
  { onlyFor, ofAllOutlets, changesAll, ofOneOutlet }: Rights,
  params: Record<string, string> = {},
): void {
  const { role, outlet_ids } = staff
  // A check of the table allows only known roles; the generated types know only that the column is text.
  if (onlyFor && !onlyFor.includes(role as StaffRole))
    throw new AppError('forbidden', { message: roleRefusal(onlyFor) })
  if (ofAllOutlets && outlet_ids.length > 0) throw new AppError('forbidden', { message: ofSingleOutlets })
  const isOwn = ofOneOutlet !== undefined && outlet_ids.includes(Number(params[ofOneOutlet]))
  if ((changesAll || ofOneOutlet) && !isOwn && !mayChangeAll(staff))
    throw new AppError('forbidden', { message: changesOthers })
}

type Rights = Pick<Endpoint, 'onlyFor' | 'ofAllOutlets' | 'changesAll' | 'ofOneOutlet'>
