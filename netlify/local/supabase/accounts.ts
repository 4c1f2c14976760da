import type { StaffRole } from '#contract/people/staff-roles.ts'
import type { Engine } from './engine-shape.ts'

/** A staff account to make; its owner signs in with `userId` or `email`, and `password`. */
export interface NewStaff {
  userId: string
  name: string
  email: string
  password: string
  city?: string
  mobile?: string
  status?: 'active' | 'inactive'
  /** Owner by default. */
  role?: StaffRole
  /** All outlets by default. */
  outletIds?: number[]
  /** Last Indian day on which the account works, YYYY-MM-DD; a year from now by default. */
  expiresOn?: string | undefined
}

/** A signed-in auth user. */
export interface SignedUp {
  id: string
  accessToken: string
}

/**
 * Signs a person up through Auth without confirming the e-mail. Throws Auth's own words when Auth refuses.
 */
export async function signUp(
  engine: Pick<Engine, 'fetch'>,
  publishableKey: string,
  account: { email: string; password: string },
): Promise<SignedUp> {
  const response = await engine.fetch(
    new Request('http://localhost/auth/v1/signup', {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: publishableKey },
      body: JSON.stringify(account),
    }),
  )
  const answer = (await response.json()) as { access_token?: string; user?: { id: string }; msg?: string }
  if (!response.ok || !answer.user || !answer.access_token)
    throw new Error(answer.msg ?? `Sign-up answered ${response.status}`)
  return { id: answer.user.id, accessToken: answer.access_token }
}

/** Makes an auth user with its staff row, and removes the auth user again when the row is refused. */
export async function createStaff(
  engine: Pick<Engine, 'fetch' | 'sql'>,
  publishableKey: string,
  staff: NewStaff,
): Promise<SignedUp> {
  const user = await signUp(engine, publishableKey, { email: staff.email, password: staff.password })
  try {
    await engine.sql(
      `insert into public.staff (id, user_id, name, email, city, mobile, status, role, outlet_ids, expires_on)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, coalesce($10::date, (now() + interval '1 year')::date))`,
      [
        user.id,
        staff.userId,
        staff.name,
        staff.email,
        staff.city ?? '',
        staff.mobile ?? '',
        staff.status ?? 'active',
        staff.role ?? 'owner',
        staff.outletIds ?? [],
        staff.expiresOn ?? null,
      ],
    )
  } catch (error) {
    await engine.sql('delete from auth.users where id = $1', [user.id])
    throw error
  }
  return user
}
