/** What Netlify hands to an edge function, as far as this one uses it. */
interface Context {
  /** The answer that the request gets without this function. */
  next: () => Promise<Response>
}

/**
 * Redirects an address in capitals that leads nowhere (`/Motorcycle`, `/or/Finance`) to the same in small
 * letters, permanently; from there a rule leads to a page such as `/bigWing`. Rules alone cannot do that:
 * they would have to name each spelling of each page.
 */
export default async function leadToSmallLetters(request: Request, { next }: Context): Promise<Response> {
  const answer = await next()
  if (answer.status !== 404) return answer
  const { pathname, search } = new URL(request.url)
  return new Response(null, { status: 301, headers: { location: pathname.toLowerCase() + search } })
}

/**
 * The function runs for no other address: files and pictures have names of their own, and so has a slip. An
 * escaped letter of another script (`%E0`) is no capital.
 */
export const config = {
  pattern: '^/([^%]|%..)*[A-Z]',
  excludedPattern: '^/(assets|media|api|admin|slip|or/slip|hi/slip|\\.netlify)(/.*)?$',
  method: ['GET', 'HEAD'],
}
