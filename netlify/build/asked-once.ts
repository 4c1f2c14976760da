/**
 * Answers every address once and repeats that answer, because all pages ask for the menu and the dealer. Only
 * for calls that read.
 */
export function askedOnce(
  ask: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  const answers = new Map<string, Promise<{ body: ArrayBuffer; init: ResponseInit }>>()
  const answer = async (request: Request) => {
    const response = await ask(request)
    const { status, headers } = response
    return { body: await response.arrayBuffer(), init: { status, headers } }
  }
  return async (request) => {
    const known = answers.get(request.url) ?? answer(request)
    answers.set(request.url, known)
    const { body, init } = await known
    return new Response(body, init)
  }
}
