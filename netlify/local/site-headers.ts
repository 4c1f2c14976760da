import { HeadersHandler } from '@netlify/headers'

/** The headers of netlify.toml and `_headers` for a path. */
export type HeadersFor = (pathname: string) => Promise<Record<string, string>>

/**
 * Reads the rules with Netlify's own handler. The handler parses both files at each call, so answers are
 * remembered by path.
 */
export function siteHeaders(options: { configPath: string; publishFolder: string }): HeadersFor {
  const handler = new HeadersHandler({
    configPath: options.configPath,
    projectDir: options.publishFolder,
    logger: console,
  })
  const known = new Map<string, Promise<Record<string, string>>>()
  return (pathname) => {
    if (known.size > 5000) known.clear()
    const kept = known.get(pathname)
    if (kept) return kept
    const made = handler.apply(new Request(new URL(pathname, 'http://localhost')))
    known.set(pathname, made)
    return made
  }
}
