/** Loaders hand over promises of what a page shows: the same data with all of them kept. Throws when one fails. */
export async function settled(loaderData: Record<string, unknown>): Promise<Record<string, unknown>> {
  const entries = Object.entries(loaderData).map(async ([routeId, data]) => {
    if (!data || typeof data !== 'object') return [routeId, data] as const
    const fields = await Promise.all(
      Object.entries(data).map(async ([name, value]) => [name, await value] as const),
    )
    return [routeId, Object.fromEntries(fields)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
