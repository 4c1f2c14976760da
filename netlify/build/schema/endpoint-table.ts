import type { Endpoint } from '#contract/wire/endpoint.ts'
import type { FoundEndpoint } from './find-endpoints.ts'

const whoMayCall: Record<Endpoint['role'], string> = {
  visitor: 'anyone',
  staff: 'staff',
  session: 'anyone',
}

const introduction = `# Endpoints

Every endpoint of the contract; \`npm run schema\` makes this file. \`/api/openapi.json\` says the same as OpenAPI 3.1, with
all schemas.
`

/** The list of endpoints for readers: one table row for each, in the order of `found`. */
export function endpointDocument(found: readonly FoundEndpoint[]): string {
  const rows = found.map(
    ({ endpoint: { method, path, role, summary } }) =>
      `| \`${method} ${path}\` | ${whoMayCall[role]} | ${summary.replaceAll('|', '\\|')} |`,
  )
  return [introduction, '| call | who | what |', '| --- | --- | --- |', ...rows, ''].join('\n')
}
