import { HeadersHandler } from '@netlify/headers'

/** The headers of netlify.toml and `_headers` for a path. */
export type HeadersFor = (pathname: string) => Promise<Record<string, string>>

/** Reads the rules with Netlify's own handler. It parses both files at each call, so answers are remembered by path. */
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
    const made = handler.apply(new Request(new URL(pathname, 'http://localhost'))).then(allowUploads)
    known.set(pathname, made)
    return made
  }
}

/**
 * Allows uploads to Supabase in the content security policy: large résumés go straight to Storage, and netlify.toml
 * cannot know the address of an embedded project.
 */
function allowUploads(rules: Record<string, string>): Record<string, string> {
  const storage = process.env.SUPABASE_URL
  return Object.fromEntries(
    Object.entries(rules).map(([name, value]) =>
      storage && name.toLowerCase() === 'content-security-policy'
        ? [name, value.replace(/connect-src 'self'/, `$& ${new URL(storage).origin}`)]
        : [name, value],
    ),
  )
}
