import { join } from 'node:path'
import { RedirectsHandler } from '@netlify/redirects'
import type { RedirectRule } from '#server/build/redirects.ts'
import { projectFolder } from '#server/command/project.ts'
import leadToSmallLetters, { config as capitals } from '#server/edge-functions/letter-case.ts'
import leadToPage, { config as slashes } from '#server/edge-functions/trailing-slash.ts'
import tellUnknownSlip, { config as slips } from '#server/edge-functions/unknown-slip.ts'
import { compressResponse } from './compression.ts'
import type { FunctionsHost } from './functions/functions-host.ts'
import type { ImageCdn } from './image-cdn.ts'
import { proxy } from './proxy.ts'
import { siteHeaders } from './site-headers.ts'
import { type StaticFile, staticFiles } from './static-files.ts'

export interface PlatformOptions {
  functions: Pick<FunctionsHost, 'fetch'>
  publishFolder: string
  redirects: readonly RedirectRule[]
  /** Answers `/.netlify/images`; without it that address does not exist. */
  images?: ImageCdn
  /**
   * The content security policy of this run: the file `_headers` names the project of the product that was
   * started last.
   */
  policy?: string
  configPath?: string
}

/**
 * Files that the build names by their content. No function and no rule has such an address, and looking for
 * one at each of the twenty files that a page loads took two fifths of this server's time.
 */
const builtFiles = '/assets/'

/** Answers a request as Netlify's CDN would. */
export type Platform = (request: Request, ip?: string) => Promise<Response>

type Match = NonNullable<Awaited<ReturnType<RedirectsHandler['match']>>>

/**
 * Answers in Netlify's order, except for the files that the build names: the edge functions, pictures of the
 * Image CDN, functions, forced rules, static files, other rules, the 404 page. Rules are read once, when the
 * platform is made.
 */
export function createPlatform(options: PlatformOptions): Platform {
  const {
    functions,
    publishFolder,
    redirects: rules,
    images,
    policy,
    configPath = join(projectFolder, 'netlify.toml'),
  } = options
  const files = staticFiles(publishFolder)
  const headersFor = siteHeaders({ configPath, publishFolder })
  const redirects = new RedirectsHandler({
    configPath,
    configRedirects: [...rules],
    jwtRoleClaim: '',
    jwtSecret: '',
    projectDir: publishFolder,
    publicDir: publishFolder,
  })

  async function serveFile(request: Request, file: StaticFile, status = 200): Promise<Response> {
    if (!isRead(request))
      return new Response('Method Not Allowed', { status: 405, headers: { allow: 'GET, HEAD' } })
    return withSiteHeaders(request, await files.respond(request, file, status))
  }

  async function withSiteHeaders(
    request: Request,
    response: Response,
    path = new URL(request.url).pathname,
  ): Promise<Response> {
    const rules = await headersFor(path)
    for (const [name, value] of Object.entries(rules)) response.headers.set(name, value)
    if (policy) response.headers.set('content-security-policy', policy)
    return response
  }

  async function follow(request: Request, match: Match): Promise<Response | undefined> {
    if (match.redirect)
      return new Response(null, {
        status: match.statusCode,
        headers: { location: locationOf(request, match.target) },
      })
    if (match.external) return withSiteHeaders(request, await proxy(request, match.target))
    const file = await files.find(match.target.pathname)
    if (match.statusCode === 404 && !isRead(request)) return new Response('Not Found', { status: 404 })
    return file && serveFile(request, file, match.statusCode)
  }

  async function answerRest(request: Request, ip?: string): Promise<Response> {
    const { pathname } = new URL(request.url)
    const picture = await images?.(request)
    if (picture) return withSiteHeaders(request, picture, sourceOf(request))
    const answer = await functions.fetch(request, ip)
    if (answer) return compressResponse(request, answer)

    const file = await files.find(pathname)
    const match = await matchRule(redirects, request)
    if (match && (match.force || !file)) {
      const followed = await follow(request, match)
      if (followed) return followed
    }
    if (file) return serveFile(request, file)
    const notFound = await files.find('/404.html')
    if (notFound && isRead(request)) return serveFile(request, notFound, 404)
    return new Response('Not Found', { status: 404 })
  }

  return async (request, ip) => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith(builtFiles)) {
      const built = await files.find(pathname)
      if (built) return serveFile(request, built)
    }
    if (runsFor(request, slashes)) return leadToPage(request)
    if (runsFor(request, slips))
      return tellUnknownSlip(request, { next: () => answerRest(request, ip) }, (asked) =>
        functions.fetch(asked, ip),
      )
    const next = () => answerRest(request, ip)
    return runsFor(request, capitals) ? leadToSmallLetters(request, { next }) : next()
  }
}

/**
 * No rule may match a path with a malformed escape, at which Netlify's matcher throws, or with an encoded
 * `../`, which the matcher decodes: the address that a rewrite makes of such a path would be outside the
 * folder that the rule names.
 */
async function matchRule(redirects: RedirectsHandler, request: Request): Promise<Match | undefined> {
  try {
    const path = decodeURIComponent(new URL(request.url).pathname)
    return path.split(/[\\/]/).includes('..') ? undefined : await redirects.match(request)
  } catch {
    return undefined
  }
}

/** A redirect inside the site stays relative, because a visitor may use any host name. */
function locationOf(request: Request, target: URL): string {
  const isOwn = target.origin === new URL(request.url).origin
  return isOwn ? `${target.pathname}${target.search}${target.hash}` : target.href
}

/**
 * The picture that the Image CDN is asked for: the headers of that picture apply to every picture made from
 * it.
 */
function sourceOf({ url }: Request): string {
  return new URL(new URL(url).searchParams.get('url') ?? '/', url).pathname
}

interface EdgeConfig {
  pattern: string
  excludedPattern?: string
  method: readonly string[]
}

/** Does an edge function with this config run for the request? */
function runsFor({ method, url }: Request, config: EdgeConfig): boolean {
  const { pathname } = new URL(url)
  return (
    config.method.includes(method) &&
    new RegExp(config.pattern).test(pathname) &&
    !(config.excludedPattern && new RegExp(config.excludedPattern).test(pathname))
  )
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}
