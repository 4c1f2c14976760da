interface Context {
  /** Answers the request as it would be answered without this function. */
  next: () => Promise<Response>
}

/**
 * Answers the page of a slip with 404 where nobody has the number, which no rule of a static site can know.
 * The page is the same, and says so itself. Where the slip cannot be asked for, the page stays 200.
 */
export default async function tellUnknownSlip(
  request: Request,
  context: Context,
  ask: (request: Request) => Promise<Response | undefined> = fetch,
): Promise<Response> {
  const number = new URL(request.url).pathname.split('/').at(-1)
  const asked = new Request(new URL(`/api/priceSlips/${number}`, request.url))
  const [page, slip] = await Promise.all([context.next(), ask(asked).catch(() => undefined)])
  if (slip?.status !== 404 || page.status !== 200) return page
  return new Response(page.body, { status: 404, headers: page.headers })
}

/** The function runs for the address of a slip in each language, and for no other. */
export const config = { pattern: '^(/or|/hi)?/slip/[^/]+$', method: ['GET', 'HEAD'] }
