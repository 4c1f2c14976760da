import { endpointDocument } from './endpoint-table.ts'
import type { FoundEndpoint } from './find-endpoints.ts'
import { endpointIndex, formPaths, routeTable } from './route-tables.ts'

const folder = 'netlify/contract/generated'

/** The files that are made from the endpoints: the text of each by its path from the project's folder. */
export function endpointFiles(found: readonly FoundEndpoint[]): Record<string, string> {
  return {
    [`${folder}/endpoints.ts`]: endpointIndex(found),
    [`${folder}/endpoints.md`]: endpointDocument(found),
    [`${folder}/form-paths.ts`]: formPaths(),
    [`${folder}/first-routes.ts`]: routeTable('first', found),
    [`${folder}/late-routes.ts`]: routeTable('late', found),
    [`${folder}/staff-routes.ts`]: routeTable('staff', found),
  }
}
