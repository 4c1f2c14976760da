interface Context {
  /** Answers the request as it would be answered without this function. */
  next: () => Promise<Response>
}

/**
 * Answers the page of a model or an outlet that is newer than the built site with 200. The rules of a static
 * site know what the build knew, and answer 404 with a page that asks for its data and shows the newcomer all
 * the same; search engines and previews of links believe the status. Where the newcomer cannot be asked for,
 * the page stays 404.
 */
export default async function tellNewcomer(
  request: Request,
  context: Context,
  ask: (request: Request) => Promise<Response | undefined> = fetch,
): Promise<Response> {
  const page = await context.next()
  const call = callFor(new URL(request.url))
  if (page.status !== 404 || !call) return page
  const known = await ask(new Request(new URL(call, request.url))).catch(() => undefined)
  if (known?.status !== 200) return page
  return new Response(page.body, { status: 200, headers: page.headers })
}

/** The call that answers 200 for what the address is about; undefined where it names nothing. */
function callFor({ pathname, searchParams }: URL): string | undefined {
  const outlet = /\/dealers\/(\d+)$/.exec(pathname)?.[1]
  const bikeName = searchParams.get('bikeName')
  if (outlet) return `/api/dealers/${outlet}`
  return bikeName ? `/api/bikeView/${encodeURIComponent(bikeName)}` : undefined
}

/** The function runs for the pages of models and outlets in each language, and for no other. */
export const config = {
  pattern: '^(/or|/hi)?/(view-details|text-ride-booking|dealers/[0-9]+)$',
  method: ['GET', 'HEAD'],
}
