import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '#server/command/failure.ts'
import { projectFolder } from '#server/command/project.ts'
import { endpointDocument } from './endpoint-table.ts'
import { type FoundEndpoint, findEndpoints, twofold } from './find-endpoints.ts'
import { endpointIndex, routeTable } from './route-tables.ts'

/** Generated, committed and never edited. */
const folder = 'netlify/contract/generated'

function endpointFiles(found: readonly FoundEndpoint[]): [file: string, text: string][] {
  return [
    [`${folder}/endpoints.ts`, endpointIndex(found)],
    [`${folder}/endpoints.md`, endpointDocument(found)],
    [`${folder}/first-routes.ts`, routeTable('first', found)],
    [`${folder}/late-routes.ts`, routeTable('late', found)],
    [`${folder}/staff-routes.ts`, routeTable('staff', found)],
  ]
}

/**
 * Writes the files that are made from the endpoints' definitions. Throws `Failure` when two endpoints have
 * one name or one call.
 */
export async function writeEndpointFiles(): Promise<void> {
  const found = await findEndpoints()
  const twice = twofold(found)
  if (twice.length > 0) throw new Failure(twice.join('\n'), 'Give one of them another.')
  for (const [file, text] of endpointFiles(found)) await writeFile(join(projectFolder, file), text)
}

/**
 * Faults of the endpoints, as lines to read: two have one name or one call, or a generated file is out of
 * date.
 */
export async function endpointFaults(): Promise<string[]> {
  const found = await findEndpoints()
  const faults = twofold(found)
  for (const [file, text] of endpointFiles(found)) {
    const written = await readFile(join(projectFolder, file), 'utf8').catch(() => '')
    if (written !== text) faults.push(`${file} is not what the contract says: npm run schema`)
  }
  return faults
}
