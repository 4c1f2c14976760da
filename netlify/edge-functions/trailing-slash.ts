/**
 * Redirects an address with a slash at its end to the page's one address, permanently. Netlify's own rules
 * treat both addresses as equal, so no rule can tell them apart.
 */
export default function leadToPage(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  // One slash in front, however many came: two would name another site.
  const location = `/${pathname.replaceAll(/^\/+|\/+$/g, '')}${search}`
  return new Response(null, { status: 301, headers: { location } })
}

/** The function runs for no other address. */
export const config = { pattern: '^/.*/$', excludedPattern: '^/$', method: ['GET', 'HEAD'] }
