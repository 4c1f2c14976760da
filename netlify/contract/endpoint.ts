import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * Who may call. `visitor` runs with the publishable key, `staff` with the staff member's own token,
 * so that row-level security judges both; `session` reads and writes the session itself (login, logout).
 */
export type Role = 'visitor' | 'staff' | 'session'

export interface EndpointDefinition<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
> {
  /** Verb first, camelCase; the handler table and the mocks use it. */
  name: string
  method: Method
  /** `:name` marks a parameter; a segment is percent-decoded before it is parsed. */
  path: `/${string}`
  role: Role
  summary: string
  params?: Params
  query?: Query
  body?: Body
  /** How the body comes; `json` when not said. `either` takes JSON and multipart. */
  accepts?: 'json' | 'multipart' | 'either'
  answer: Answer
  /** Status of the happy answer; 200 when not said. */
  status?: 200 | 201
  /** Other statuses the same answer may carry, each with what it means. */
  also?: Partial<Record<202 | 503, string>>
  /** Public GETs that the CDN may keep, with the tags that let it go. */
  cacheTags?: readonly CacheTag[]
  /** What the CDN must forget after this call succeeded. */
  purges?: readonly CacheTag[]
}

/** One tag for each kind of public content; a write purges the tags of what it changed. */
export type CacheTag = 'catalogue' | 'offers' | 'notifications' | 'gallery' | 'slides' | 'dealers'

// The four schema types are erased here on purpose: a table of endpoints mixes them all.
export type Endpoint = EndpointDefinition<z.ZodType, z.ZodType, z.ZodType, z.ZodType>

/**
 * Declares one endpoint. A role is required, so an endpoint without one does not compile:
 * default deny begins here.
 */
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
export type BodyOf<E> =
  E extends EndpointDefinition<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.output<B> : never
/** What a client may send: before defaults and trimming. */
export type BodyInputOf<E> =
  E extends EndpointDefinition<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.input<B> : never
export type AnswerOf<E> =
  E extends EndpointDefinition<z.ZodType, z.ZodType, z.ZodType, infer A> ? z.output<A> : never
