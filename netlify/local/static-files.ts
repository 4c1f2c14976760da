import { stat } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { type CompressedBodies, compressResponse } from './compression.ts'

/** The file of the publish folder that a path stands for. */
export interface StaticFile {
  /** The file's own address on the site. */
  address: string
  /** Changes with the file's content. */
  version: string
}

export interface StaticFiles {
  /**
   * Finds the file for a URL path as Netlify does: the path itself, with `.html`, or `index.html` in a folder
   * of that name.
   */
  find: (pathname: string) => Promise<StaticFile | undefined>
  /** Answers with a file: whole, in part, or 304; always whole with a status other than 200. */
  respond: (request: Request, file: StaticFile, status?: number) => Promise<Response>
}

const unpublished = new Set(['_redirects', '_headers'])

export function staticFiles(folder: string): StaticFiles {
  const root = resolve(folder)
  const compressed: CompressedBodies = new Map()
  const files = new Hono<{ Bindings: StaticFile }>().use(
    etag(),
    async (context, next) => {
      await next()
      context.header('cache-control', 'public, max-age=0, must-revalidate')
      context.header('etag', `W/"${context.env.version}"`)
    },
    // Not passed as `root`: serveStatic warns about a root that does not exist, as before the first build.
    serveStatic({ rewriteRequestPath: (address) => join(root, address) }),
  )

  return {
    find: async (pathname) => {
      for (const path of candidates(root, pathname)) {
        const found = await stat(path).catch(unlessMissing)
        if (!found?.isFile()) continue
        const address = encodeURI(`/${relative(root, path).replaceAll(sep, '/')}`)
        return { address, version: `${found.size}-${found.mtimeMs}-${found.ino}` }
      }
      return undefined
    },
    respond: async (request, file, status = 200) => {
      const { url, method, headers } = request
      const isPlain = status === 200
      const asked = new Request(new URL(file.address, url), isPlain ? { method, headers } : { method })
      const answer = await compressResponse(request, await files.fetch(asked, file), compressed)
      return isPlain ? answer : new Response(answer.body, { status, headers: answer.headers })
    },
  }
}

/** Undefined for a missing file; any other failure is no missing page, and is thrown. */
function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (!['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) throw error
}

function* candidates(root: string, pathname: string): Generator<string> {
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return
  }
  if (decoded.includes('\0')) return
  const segments = decoded.split('/').filter(Boolean)
  if (segments.some((segment) => segment.startsWith('.') || unpublished.has(segment))) return
  const path = resolve(root, ...segments)
  if (path !== root && !path.startsWith(root + sep)) return
  if (!decoded.endsWith('/')) yield path
  if (path !== root) yield `${path}.html`
  yield resolve(path, 'index.html')
}
