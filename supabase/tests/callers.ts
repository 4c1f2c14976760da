import type { TestedDatabase } from '#server/local/postgres/database.ts'

/** Callers who are signed in and still have no right to anything here. */
export const outsiders = ['stranger', 'inactive', 'expired', 'ended', 'idle', 'overlong'] as const

/**
 * All kinds of callers: a visitor, somebody signed in without a staff row, staff who were disabled, whose
 * last day has passed, whose session has ended, was idle for half an hour or is eight hours old, staff at
 * work, and the secret key.
 */
export const callers = ['anon', ...outsiders, 'active', 'service'] as const
export type Caller = (typeof callers)[number]

/** Staff at work whose role is not the owner's; the caller `active` is an owner. */
export const lesserRoles = ['manager', 'sales', 'service', 'people'] as const
export type LesserRole = (typeof lesserRoles)[number]
type RoleCaller = `role ${LesserRole}`
const roleCallers = lesserRoles.map((role): RoleCaller => `role ${role}`)

const signedIn = [...outsiders, 'active'] as const
const numbered: readonly string[] = [...callers, ...roleCallers]
const numberOf = (caller: Caller | RoleCaller) => String(numbered.indexOf(caller)).padStart(12, '0')
const sessionOf = (caller: Caller | RoleCaller) => `00000000-0000-4000-9000-${numberOf(caller)}`

/** The auth user of a signed-in caller. */
export function userIdOf(caller: Caller | RoleCaller): string {
  return `00000000-0000-4000-8000-${numberOf(caller)}`
}

/** The claims in the token of a signed-in caller. */
export function claimsOf(caller: Caller | RoleCaller) {
  return { sub: userIdOf(caller), session_id: sessionOf(caller), role: 'authenticated' }
}

/**
 * Makes the auth users, sessions and staff rows of all callers; `withRoles` is false for a schema without
 * roles. The answered function keeps the sessions as old as they are now: on a busy machine a file of tests
 * takes longer than the session of `active` lasts.
 */
export async function createCallers(
  database: TestedDatabase,
  withRoles = true,
): Promise<() => Promise<void>> {
  for (const caller of withRoles ? [...signedIn, ...roleCallers] : signedIn) {
    await database.query('insert into auth.users (id, email) values ($1, $2)', [
      userIdOf(caller),
      `${caller.replace(' ', '.')}@staff.example`,
    ])
    if (caller !== 'ended') {
      await database.query('insert into auth.sessions (id, user_id) values ($1, $2)', [
        sessionOf(caller),
        userIdOf(caller),
      ])
    }
    await database.query(
      `insert into private.staff_sessions (session_id, started_at, seen_at)
       values ($1, now() - $2::interval, now() - $3::interval)`,
      [
        sessionOf(caller),
        caller === 'overlong' ? '8 hours' : '7 hours 59 minutes',
        caller === 'idle' ? '30 minutes' : '29 minutes',
      ],
    )
    if (caller !== 'stranger') {
      await database.query(
        `insert into public.staff (id, user_id, name, email, status, expires_on)
         values ($1, $2, $2, $3, $4, private.indian_day(now()) + $5::integer)`,
        [
          userIdOf(caller),
          caller,
          `${caller.replace(' ', '.')}@staff.example`,
          caller === 'inactive' ? 'inactive' : 'active',
          // Today is the last day on which an account works; a last day of yesterday is over.
          caller === 'expired' ? -1 : 0,
        ],
      )
    }
  }
  for (const role of withRoles ? lesserRoles : [])
    await database.query('update public.staff set role = $1 where id = $2', [role, userIdOf(`role ${role}`)])
  let stopped = Date.now()
  return async () => {
    const passed = Date.now() - stopped
    stopped += passed
    await database.query(
      `update private.staff_sessions set started_at = started_at + passed, seen_at = seen_at + passed
       from (values ($1::interval)) as clock (passed)`,
      [`${passed} milliseconds`],
    )
  }
}

/**
 * Does `work` as the caller, in a transaction that is undone at the end.
 * `operation` is what Storage would say the query is for.
 */
export async function actAs<T>(
  database: TestedDatabase,
  caller: Caller | RoleCaller,
  work: () => Promise<T>,
  operation = '',
): Promise<T> {
  const role = caller === 'anon' ? 'anon' : caller === 'service' ? 'service_role' : 'authenticated'
  const claims = role === 'authenticated' ? claimsOf(caller) : { role }
  await database.script('begin')
  try {
    await database.query(
      `select set_config('request.jwt.claims', $1, true), set_config('storage.operation', $2, true)`,
      [JSON.stringify(claims), operation],
    )
    await database.script(`set local role ${role}`)
    return await work()
  } finally {
    await database.script('rollback')
  }
}

/** The result of an attempt: it reached rows, it found none, or it was forbidden. */
export type Outcome = 'allowed' | 'empty' | 'refused'

/** Judges an attempt by the rows it reached; rethrows every failure but a forbidden one. */
export async function outcomeOf(reachedRows: () => Promise<number>): Promise<Outcome> {
  try {
    return (await reachedRows()) > 0 ? 'allowed' : 'empty'
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === '42501')
      return 'refused'
    throw error
  }
}
