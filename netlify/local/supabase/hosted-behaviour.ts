// Where @supabase/lite 0.10.0 differs from hosted Supabase in a way that production code would have to know,
// requests and answers are changed here. Each part can go once the package does the same by itself; its test
// then still holds.

/**
 * PostgREST compares with everything behind `eq.`, as it is written. The package reads `true`, `null`,
 * `not_null`, numbers and JSON out of it, trims it and takes its quotation marks away; a value in quotation
 * marks always means itself.
 */
export function quoteEqualities(request: Request): Request {
  const url = new URL(request.url)
  const isTable = url.pathname.startsWith('/rest/v1/') && !url.pathname.startsWith('/rest/v1/rpc/')
  if (!isTable || !url.search.includes('=eq.')) return request
  const quoted = [...url.searchParams].map(([name, value]) => [name, value.replace(/^eq\.(.*)$/s, 'eq."$1"')])
  url.search = new URLSearchParams(quoted).toString()
  return new Request(url, request)
}

/**
 * In quotation marks a flag becomes a text; Postgres reads the words `true` and `false`, the driver of the
 * package does not.
 */
export const serializers: Record<number, (value: unknown) => string> = { 16: String }

const asWritten = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value))
const asJson = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const asItStands = (text: string) => text

/**
 * The driver for a Postgres server would turn JSON that is written already into a JSON string, and would not
 * read a flag that is a word, as above. With these types it does the same as the embedded driver.
 */
export const valueTypes = {
  boolean: { to: 16, from: [16], serialize: String, parse: (text: string) => text === 't' },
  json: { to: 114, from: [114], serialize: asJson, parse: JSON.parse },
  jsonb: { to: 3802, from: [3802], serialize: asJson, parse: JSON.parse },
}

/** The package's own types, except that a day or a moment may also be given as a `Date`. */
export const momentTypes = {
  date: { to: 1082, from: [1082], serialize: asWritten, parse: asItStands },
  timestamp: { to: 1114, from: [1114], serialize: asWritten, parse: asItStands },
  timestamptz: { to: 1184, from: [1184], serialize: asWritten, parse: asItStands },
}

/**
 * Storage answers a signed address relative to `/storage/v1`: as `url` for an upload, as `signedURL` for a
 * download. The package answers the address from the root of the site and calls both `signedUrl`, which
 * supabase-js does not read.
 */
export async function nameSignedAddress(request: Request, response: Response): Promise<Response> {
  const { pathname } = new URL(request.url)
  const [isSigning, isUpload] = /^\/storage\/v1\/object\/(upload\/)?sign\/[^/]+\/./.exec(pathname) ?? []
  if (!isSigning || request.method !== 'POST' || !response.ok) return response
  const { signedUrl, ...rest } = (await response.json()) as { signedUrl: string }
  const address = signedUrl.replace('/storage/v1', '')
  return Response.json(isUpload ? { ...rest, url: address } : { ...rest, signedURL: address })
}

/**
 * PostgREST answers 400 and Postgres's code to a row that a check refuses; the package answers 500 and a code
 * of its own.
 */
export async function nameRefusedRow(response: Response): Promise<Response> {
  if (response.status !== 500) return response
  const failure = (await response.clone().json()) as { code?: string; message?: string }
  const [, message] =
    /^(?:error|PostgresError): (.* violates check constraint ".*")$/.exec(failure.message ?? '') ?? []
  if (failure.code !== 'SUP' || !message) return response
  return Response.json({ code: '23514', message, details: null, hint: null }, { status: 400 })
}
