import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'

const whoMayCall: Record<Endpoint['role'], string> = {
  visitor: 'anyone',
  staff: 'staff',
  session: 'anyone',
}

const introduction = `# Endpoints

Every endpoint of the contract. \`netlify/build/endpoint-table.test.ts\` makes this file; run it with \`--update\` after a
change of the contract. \`/api/openapi.json\` says the same as OpenAPI 3.1, with all schemas.
`

/** The text of `netlify/contract/endpoints.md`: one table row for each endpoint, in the order of the contract. */
export function endpointDocument(): string {
  const rows = endpoints.map(
    ({ method, path, role, summary }) =>
      `| \`${method} ${path}\` | ${whoMayCall[role]} | ${summary.replaceAll('|', '\\|')} |`,
  )
  return [introduction, '| call | who | what |', '| --- | --- | --- |', ...rows, ''].join('\n')
}
