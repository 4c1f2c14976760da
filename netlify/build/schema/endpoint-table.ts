import { join } from 'node:path'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { endpoints } from '#contract/wire/endpoints.ts'
import { projectFolder } from '#server/command/project.ts'

/** Generated, committed and never edited; `npm run schema` writes it. */
export const endpointsFile: string = join(projectFolder, 'netlify/contract/wire/endpoints.md')

const whoMayCall: Record<Endpoint['role'], string> = {
  visitor: 'anyone',
  staff: 'staff',
  session: 'anyone',
}

const introduction = `# Endpoints

Every endpoint of the contract; \`npm run schema\` makes this file. \`/api/openapi.json\` says the same as OpenAPI 3.1, with
all schemas.
`

/** The text of `netlify/contract/wire/endpoints.md`: one table row for each endpoint, in the order of the contract. */
export function endpointDocument(): string {
  const rows = endpoints.map(
    ({ method, path, role, summary }) =>
      `| \`${method} ${path}\` | ${whoMayCall[role]} | ${summary.replaceAll('|', '\\|')} |`,
  )
  return [introduction, '| call | who | what |', '| --- | --- | --- |', ...rows, ''].join('\n')
}
