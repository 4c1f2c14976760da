import { z } from 'zod'
import { staffRoleIds } from '#contract/people/staff-roles.ts'
import { sessionEndpoint, staffEndpoint } from '#contract/wire/endpoint.ts'
import { limits } from '#contract/wire/limits.ts'
import { requiredLine } from '#contract/wire/text.ts'

/** A password is never trimmed or normalised, because Auth compares it as typed. */
const password = z.string().min(1, { error: 'Please enter your password.' }).max(1024)

export const credentials = z.strictObject({
  userId: requiredLine(limits.email, 'Please enter your user id.'),
  password,
})

/**
 * Signs in by user id or e-mail, back-office sections 2 and 7. The token only marks "signed in here"; no
 * endpoint accepts it.
 */
export const login = sessionEndpoint('POST /api/login', {
  summary:
    'Starts a staff session in an HttpOnly cookie. Unknown user and wrong password answer alike; an expired account says so once the password was right.',
  body: credentials,
  answer: z.object({ token: z.string(), message: z.string() }),
})

/**
 * The account of the caller; dates are Indian calendar days, `YYYY-MM-DD`. There is no password field,
 * because only hashes exist. `days_left`, how many days the account works after today in India, is an
 * addition to the specification; so are the last five fields.
 */
export const staffAccount = z.object({
  user_id: z.string(),
  user_name: z.string(),
  mobile_no: z.string(),
  email: z.string(),
  city: z.string(),
  created_date: z.iso.date(),
  expire_date: z.iso.date(),
  days_left: z.number().int(),
  Status: z.enum(['active', 'inactive']),
  role: z.enum(staffRoleIds),
  /** The outlets of the account; none means all. */
  outlet_ids: z.array(z.number().int()),
  /** Whether an account of some outlets may change what holds for all. */
  changes_all: z.boolean(),
  /** Whether new leads may be given to this account in turn. */
  is_on_duty: z.boolean(),
  /** The id by which leads name their assignee. */
  id: z.uuid(),
})
export type StaffAccount = z.infer<typeof staffAccount>

export const getMe = staffEndpoint('GET /api/me', {
  summary: 'The account of the signed-in staff member.',
  answer: staffAccount,
})

export const logout = sessionEndpoint('POST /api/logout', {
  summary: 'Ends the session here and on the server; answers the same when there was none.',
  answer: z.object({ message: z.string() }),
})
