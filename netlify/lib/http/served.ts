import type { z } from 'zod'
import type { Endpoint, EndpointDefinition } from '#contract/endpoint.ts'
import type { StaffSession } from '../session/session-cookies.ts'
import type { Staff } from '../session/staff-guard.ts'
import type { DatabaseClient } from '../supabase/supabase-clients.ts'
import type { StatusAnswer } from './status-answer.ts'

/** What a handler gets: parsed input, and a client that acts as its caller. */
export interface Call<Params, Query, Body> {
  params: Params
  query: Query
  body: Body
  db: DatabaseClient
  headers: Headers
  /** The caller's address as the platform saw it; never a header a client can write. */
  ip: string
}

export interface StaffCall<Params, Query, Body> extends Call<Params, Query, Body> {
  staff: Staff
}

export interface SessionCall<Params, Query, Body> extends Call<Params, Query, Body> {
  session: StaffSession
}

export type CallInput = Call<unknown, unknown, unknown> & {
  staff?: Staff
  session?: StaffSession
}

/** An endpoint with the code that answers it; made by `visitor`, `staff` or `session`, so that the role decides the call's type. */
export interface Served {
  definition: Endpoint
  answer: (call: CallInput) => Promise<unknown>
  /** Asked while the session is still being checked; see `staffReading`. */
  isBesideCheck?: true
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
    throw new Error(`${definition.name} is declared for ${definition.role}, served for ${role}`)
  // The wrapper parses params, query and body with this very definition, and fills staff or session by its role.
  return { definition, answer: answer as unknown as Served['answer'] }
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
 * Serves a page that staff read, in the time of one round trip: its query goes out beside the check of the session. Only
 * for what changes nothing and what the database refuses to everybody but active staff; not for what it would show them
 * empty, as row-level security does.
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
