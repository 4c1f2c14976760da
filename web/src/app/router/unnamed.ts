/** Whether no route has this address as its own. */
export function isUnnamed(matches: { route: { path?: string } }[] | null): boolean {
  return matches?.at(-1)?.route.path === '*'
}
