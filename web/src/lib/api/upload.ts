import type { AnswerOf, BodyInputOf } from '#contract/wire/endpoint.ts'
import type { NamedEndpoints } from '#contract/wire/endpoints.ts'
import { t } from '#contract/wire/language.ts'
import { pathOf, type RouteName } from '#contract/wire/routes.ts'
import { language } from '#web/lib/language.ts'
import { ApiError, type CallOptions, headersOf, routeOf, toApiError } from './api-client.ts'
import { sendGuarded } from './call-guard.ts'

const languageQuery = language === 'en' ? '' : `?language=${language}`

export interface UploadOptions extends CallOptions {
  /** Called with the fraction of the file that has been sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
  /** The values of the parameters in the path. */
  params?: Record<string, string | number> | undefined
}

/**
 * Calls a multipart endpoint of the contract and reports progress, which `fetch` cannot do. Throws
 * `ApiError`; an aborted upload throws the signal's reason.
 */
export async function uploadApi<N extends RouteName>(
  name: N,
  body: BodyInputOf<NamedEndpoints[N]> & object,
  options: UploadOptions = {},
): Promise<AnswerOf<NamedEndpoints[N]>> {
  return uploadRoute(routeOf(name), body, options)
}

/** Like `uploadApi`, but for a route that the contract makes from a registry, such as that of a form. */
export async function uploadRoute<Answer>(
  { method, path }: { method: string; path: string },
  body: object,
  options: UploadOptions = {},
): Promise<Answer> {
  const form = new FormData()
  for (const [field, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(field, value, value instanceof File ? value.name : undefined)
    else if (value !== undefined) form.append(field, String(value))
  }
  const response = await sendGuarded(() =>
    transfer(method, pathOf({ path }, options.params) + languageQuery, form, headersOf(options), options),
  )
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok && answer !== undefined) return answer as Answer
  throw toApiError(answer, response.ok ? undefined : response)
}

/**
 * Sends one file to a signed address and reports progress. Throws `ApiError` when the store refuses the file.
 */
export async function putFile(
  url: string,
  file: Blob,
  contentType: string,
  options: UploadOptions = {},
): Promise<void> {
  const response = await transfer('PUT', url, file, new Headers({ 'content-type': contentType }), options)
  if (!response.ok) throw new ApiError('network', t`The file could not be stored.`)
}

function transfer(
  method: string,
  url: string,
  body: FormData | Blob,
  headers: Headers,
  { onProgress, signal }: UploadOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const { responseText, status } = request
      // The header is searched for in all headers: asking for it by name logs an error when the other origin
      // hides it.
      const [, retryAfter] = /^retry-after: *(.+)$/im.exec(request.getAllResponseHeaders()) ?? []
      const headers = new Headers(retryAfter ? { 'retry-after': retryAfter.trim() } : {})
      // An empty text means no body, because statuses such as 204 allow none.
      resolve(new Response(responseText || null, { status, headers }))
    }
    request.onerror = () => reject(new ApiError('network', t`The connection was lost.`))
    request.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}
