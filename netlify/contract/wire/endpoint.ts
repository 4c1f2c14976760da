import type { z } from 'zod'
import type { StaffRole } from '#contract/people/staff-roles.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Path = `/${string}`
/** Method and path of a call. `:name` marks a parameter; a segment is percent-decoded before it is parsed. */
type Route = `${Method} ${Path}`

/**
 * The callers of an endpoint. `visitor` runs with the publishable key, `staff` with the staff member's own
 * token, so that row-level security judges both. `session` reads and writes the session itself (login,
 * logout).
 */
export type Role = 'visitor' | 'staff' | 'session'

/** One endpoint: its address, its callers, and the schemas of its input and answer. */
export interface EndpointDefinition<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
> {
  method: Method
  path: Path
  role: Role
  /**
   * A first load calls this endpoint, so its route comes with the first script; the routes of other endpoints
   * come with the code that calls them.
   */
  firstLoad?: true
  /**
   * The roles of staff that may call the endpoint; every role when not said. The database asks for the role
   * too.
   */
  onlyFor?: readonly StaffRole[]
  /** The answer is about all outlets, so an account of single outlets may not call the endpoint. */
  ofAllOutlets?: true
  /**
   * The call changes what holds for all outlets, so an account of single outlets may call the endpoint only
   * with the owner's leave.
   */
  changesAll?: true
  /**
   * The call changes one outlet, which this parameter names: an account of single outlets, one of its own.
   */
  ofOneOutlet?: string
  summary: string
  params?: Params
  query?: Query
  body?: Body
  /**
   * Format of the body, `json` by default. `either` takes JSON and multipart, `report` takes JSON, also under
   * the type `application/csp-report` that browsers use, `bytes` hands on the bytes as they came, of any
   * type.
   */
  accepts?: 'json' | 'multipart' | 'either' | 'report' | 'bytes'
  /** The most bytes of a JSON body or of bytes, where a list needs more than `jsonBodyBytes`. */
  bodyBytes?: number
  answer: Answer
  /** Status of a success, 200 by default. */
  status?: 200 | 201
  /** Other statuses that an answer of the same shape may carry, each with its meaning. */
  also?: Partial<Record<202 | 503, string>>
  /** The CDN may cache this public GET under these tags. */
  cacheTags?: readonly CacheTag[]
  /** The answer changes at midnight by itself, so no cache keeps it past midnight in India. */
  changesAtMidnight?: true
  /** The answer ages, so no cache keeps it longer than this; 300 by default, and then stale for a day. */
  keptSeconds?: number
  /**
   * The handler answers in the language of the call, though the schema of the answer marks no text as
   * `translated`.
   */
  isInLanguage?: true
  /** Tags that the CDN purges after this call succeeded. */
  purges?: readonly CacheTag[]
}

/** One tag for each kind of public content; a write purges the tags of the content that it changed. */
export type CacheTag =
  | 'catalogue'
  | 'offers'
  | 'notifications'
  | 'gallery'
  | 'slides'
  | 'texts'
  | 'lists'
  | 'dealers'
  | 'places'
  | 'dealership'
  | 'charges'
  | 'reviews'
  | 'stock'
  | 'words'

// The four schema types are erased, because a table of endpoints mixes all schemas.
export type Endpoint = EndpointDefinition<z.ZodType, z.ZodType, z.ZodType, z.ZodType>

type ParamNames<R extends string> = R extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : R extends `${string}/:${infer Name}`
    ? Name
    : never
/**
 * The schema that a route asks for: one field for each `:name` in its path, and none for a path without
 * `:name`.
 */
type ParamsFor<R extends Route> = [ParamNames<R>] extends [never]
  ? z.ZodUndefined
  : z.ZodType<Record<ParamNames<R>, unknown>>
type Declared<
  R extends Route,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
> = Omit<EndpointDefinition<Params, Query, Body, Answer>, 'method' | 'path' | 'role'> &
  ([ParamNames<R>] extends [never] ? unknown : { params: z.ZodType })

/**
 * Makes the function that declares the endpoints of a role. The export's name becomes the endpoint's; see
 * `npm run schema`.
 */
function endpointsOf(role: Role) {
  return <
    const R extends Route,
    Answer extends z.ZodType,
    Params extends ParamsFor<R> = ParamsFor<R>,
    Query extends z.ZodType = z.ZodUndefined,
    Body extends z.ZodType = z.ZodUndefined,
  >(
    route: R,
    definition: Declared<R, Params, Query, Body, Answer>,
  ): EndpointDefinition<Params, Query, Body, Answer> => {
    const [method, path] = route.split(' ') as [Method, Path]
    return { ...definition, method, path, role }
  }
}

/** Declares an endpoint that anyone may call: `visitorEndpoint('GET /api/bikes', { summary, answer })`. */
export const visitorEndpoint = endpointsOf('visitor')
/** Declares an endpoint for active staff; `onlyFor` says for which roles. */
export const staffEndpoint = endpointsOf('staff')
/** Declares an endpoint that reads and writes the session itself. */
export const sessionEndpoint = endpointsOf('session')

export type ParamsOf<E> =
  E extends EndpointDefinition<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.output<P> : never
/** The query that a client may send, before defaults. */
export type QueryInputOf<E> =
  E extends EndpointDefinition<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.input<Q> : never
/** The body that a client may send, before defaults and trimming. */
export type BodyInputOf<E> =
  E extends EndpointDefinition<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.input<B> : never
export type AnswerOf<E> =
  E extends EndpointDefinition<z.ZodType, z.ZodType, z.ZodType, infer A> ? z.output<A> : never
