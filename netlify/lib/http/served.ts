import type { z } from 'zod'
import type { Endpoint, EndpointDefinition } from '#contract/wire/endpoint.ts'
import type { Language } from '#contract/wire/language.ts'
import type { StaffSession } from '../session/session-cookies.ts'
import type { Staff } from '../session/staff-guard.ts'
import type { DatabaseClient } from '../supabase/supabase-clients.ts'
import type { StatusAnswer } from './status-answer.ts'

/** The input of a handler: parsed parameters, query and body, and a client that acts as the caller. */
export interface Call<Params, Query, Body> {
  params: Params
  query: Query
  body: Body
  db: DatabaseClient
  headers: Headers
  /** The language that the caller reads, as the address names it: `?language=or`. */
  language: Language
  /**
   * The caller's address as the platform states it. It never comes from a header, which a client could write.
   */
  ip: string
}

/** A call by active staff, with their row of `staff`. */
export interface StaffCall<Params, Query, Body> extends Call<Params, Query, Body> {
  staff: Staff
}

/** A call that opens or ends a session; anybody may make such a call. */
export interface SessionCall<Params, Query, Body> extends Call<Params, Query, Body> {
  session: StaffSession
}

export type CallInput = Call<unknown, unknown, unknown> & {
  staff?: Staff
  session?: StaffSession
}

/**
 * An endpoint and the handler that answers it. `visitor`, `staff` and `session` make it, so that the role
 * decides the type of the call.
 */
export interface Served {
  definition: Endpoint
  answer: (call: CallInput) => Promise<unknown>
  /** The handler runs while the session is still being checked; see `staffReading`. */
  isBesideCheck?: true
}

/**
 * The addresses of a function, for its config, each in lower case too: Netlify's command line compares the
 * lower-case address of a call with the config as it stands, and Netlify's machines may do so as well.
 * Netlify reads a config as text and would not run this function, so the build writes its result into the
 * bundles, and only bundles are deployed.
 */
export function pathsOf(served: readonly Served[]): Endpoint['path'][] {
  return [...new Set(served.flatMap(({ definition: { path } }) => [path, inLowerCase(path)]))]
}

/** A path in lower case, except for the names of its parameters. */
function inLowerCase(path: Endpoint['path']): Endpoint['path'] {
  return path.replace(/\/[^:/][^/]*/g, (segment) => segment.toLowerCase()) as Endpoint['path']
}

type Definition<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
> = EndpointDefinition<P, Q, B, A>

function bind<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType, C>(
  role: Endpoint['role'],
  definition: Definition<P, Q, B, A>,
  answer: (call: C) => Promise<z.input<A> | StatusAnswer<z.input<A>>>,
): Served {
  if (definition.role !== role)
    throw new Error(
      `${definition.method} ${definition.path} is declared for ${definition.role}, served for ${role}`,
    )
  // The cast is safe: `serve` parses params, query and body by this same definition and fills in staff or
  // session by its role.
  return { definition, answer: answer as Served['answer'] }
}

/** Serves an endpoint that anyone may call. */
export function visitor<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  definition: Definition<P, Q, B, A>,
  answer: (
    call: Call<z.output<P>, z.output<Q>, z.output<B>>,
  ) => Promise<z.input<A> | StatusAnswer<z.input<A>>>,
): Served {
  return bind('visitor', definition, answer)
}

/** Serves an endpoint for active staff only; its queries run as the staff member. */
export function staff<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  definition: Definition<P, Q, B, A>,
  answer: (
    call: StaffCall<z.output<P>, z.output<Q>, z.output<B>>,
  ) => Promise<z.input<A> | StatusAnswer<z.input<A>>>,
): Served {
  return bind('staff', definition, answer)
}

/**
 * Serves a read for staff in the time of one round trip: its query runs beside the check of the session. Use
 * it only for a query that changes nothing but its own trace and that the database refuses with an error to
 * everybody but active staff. A query that row-level security answers with no rows would look like an empty
 * result before the check ends.
 */
export function staffReading<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
>(
  definition: Definition<P, Q, B, A>,
  answer: (call: Call<z.output<P>, z.output<Q>, z.output<B>>) => Promise<z.input<A>>,
): Served {
  return { ...bind('staff', definition, answer), isBesideCheck: true }
}

/** Serves an endpoint that opens or ends the session itself. */
export function session<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  definition: Definition<P, Q, B, A>,
  answer: (
    call: SessionCall<z.output<P>, z.output<Q>, z.output<B>>,
  ) => Promise<z.input<A> | StatusAnswer<z.input<A>>>,
): Served {
  return bind('session', definition, answer)
}
