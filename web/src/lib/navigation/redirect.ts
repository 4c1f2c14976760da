/** What a loader answers to send the visitor to another address of the site. */
export function redirectTo(address: string): Response {
  return new Response(null, { status: 302, headers: { location: address } })
}
