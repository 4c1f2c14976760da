const forwardedRequest = ['accept', 'if-modified-since', 'if-none-match', 'if-range', 'range']
const droppedResponse = ['connection', 'content-encoding', 'keep-alive', 'transfer-encoding', 'set-cookie']

/**
 * Fetches another server's answer for a rewrite, and passes on the headers of conditional and partial
 * requests.
 */
export async function proxy(request: Request, target: URL): Promise<Response> {
  const headers = new Headers()
  for (const name of forwardedRequest) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  headers.set('accept-encoding', 'identity')
  try {
    const answer = await fetch(target, { method: request.method, headers, redirect: 'manual' })
    const kept = new Headers(answer.headers)
    for (const name of droppedResponse) kept.delete(name)
    return new Response(answer.body, { status: answer.status, headers: kept })
  } catch {
    return new Response('Bad gateway', { status: 502 })
  }
}
