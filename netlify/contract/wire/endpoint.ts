import type { z } from 'zod'
import type { StaffRole } from '#contract/people/staff-roles.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * Who may call. `visitor` runs with the publishable key, `staff` with the staff member's own token, so that row-level
 * security judges both. `session` reads and writes the session itself (login, logout).
 */
export type Role = 'visitor' | 'staff' | 'session'

/** One endpoint: its address, who may call it, and the schemas of what goes in and out. */
export interface EndpointDefinition<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
> {
  /** Verb first, in camelCase; handler tables and mocks use this name. */
  name: string
  method: Method
  /** `:name` marks a parameter; a segment is percent-decoded before it is parsed. */
  path: `/${string}`
  role: Role
  /** The roles of staff that may call it; every role when not said. The database asks for them too. */
  onlyFor?: readonly StaffRole[]
  /** It tells of all outlets, so that an account of single outlets may not call it. */
  ofAllOutlets?: true
  summary: string
  params?: Params
  query?: Query
  body?: Body
  /** Format of the body, `json` by default. `either` takes JSON and multipart, `report` JSON and what browsers call it. */
  accepts?: 'json' | 'multipart' | 'either' | 'report'
  answer: Answer
  /** Status of a success, 200 by default. */
  status?: 200 | 201
  /** Other statuses that an answer of the same shape may carry, each with its meaning. */
  also?: Partial<Record<202 | 503, string>>
  /** The CDN may cache this public GET under these tags. */
  cacheTags?: readonly CacheTag[]
  /** The answer is another one tomorrow by itself: no cache keeps it past midnight in India. */
  changesAtMidnight?: true
  /** Its handler answers in the language of the call, though the schema of the answer marks no text as `translated`. */
  isInLanguage?: true
  /** Tags that the CDN purges after this call succeeded. */
  purges?: readonly CacheTag[]
}

/** One tag for each kind of public content; a write purges the tags of what it changed. */
export type CacheTag =
  | 'catalogue'
  | 'offers'
  | 'notifications'
  | 'gallery'
  | 'slides'
  | 'texts'
  | 'lists'
  | 'dealers'
  | 'dealership'
  | 'charges'
  | 'reviews'
  | 'words'

// The four schema types are erased, because a table of endpoints mixes all of them.
export type Endpoint = EndpointDefinition<z.ZodType, z.ZodType, z.ZodType, z.ZodType>

/** Declares one endpoint. The role is required, so an endpoint cannot be left open by forgetting it. */
export function endpoint<
  Answer extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(
  definition: EndpointDefinition<Params, Query, Body, Answer>,
): EndpointDefinition<Params, Query, Body, Answer> {
  return definition
}

export type ParamsOf<E> =
  E extends EndpointDefinition<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.output<P> : never
/** What a client may ask for in the address, before defaults. */
export type QueryInputOf<E> =
  E extends EndpointDefinition<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.input<Q> : never
/** What a client may send: the body's type before defaults and trimming. */
export type BodyInputOf<E> =
  E extends EndpointDefinition<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.input<B> : never
export type AnswerOf<E> =
  E extends EndpointDefinition<z.ZodType, z.ZodType, z.ZodType, infer A> ? z.output<A> : never
