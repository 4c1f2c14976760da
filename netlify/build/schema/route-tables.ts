import { forms } from '#contract/enquiries/forms.ts'
import type { FoundEndpoint } from './find-endpoints.ts'

const firstLine = '// Written by `npm run schema`; the definitions of the contract are what to change.\n'

/** The table of routes in which an endpoint that a file exports is listed. */
export type Table = 'first' | 'late' | 'staff'

const whatItHolds: Record<Table, string> = {
  first: 'what many pages call. They come with the first script',
  late: 'what few visitors call, or no page at all. They come with what calls them, so that no first load has them',
  staff: 'what staff alone call. They come with the back office',
}

/**
 * A module with method and path of the endpoints of one table, as plain data, so that a browser can import
 * them without the schemas.
 */
export function routeTable(table: Table, found: readonly FoundEndpoint[]): string {
  const rows = found
    .filter(({ file, endpoint }) => file && tableOf(endpoint) === table)
    .map(({ name, endpoint: { method, path } }) => `  ${name}: { method: '${method}', path: '${path}' },`)
  return [
    firstLine,
    `/** Method and path of ${whatItHolds[table]}. */`,
    `export const ${table}Routes = {`,
    ...rows,
    '} as const',
    '',
  ].join('\n')
}

function tableOf({ role, firstLoad }: FoundEndpoint['endpoint']): Table {
  if (firstLoad) return 'first'
  return role === 'staff' ? 'staff' : 'late'
}

/** A module with the path of every form, as plain data. */
export function formPaths(): string {
  return [
    firstLine,
    '/** The path to which each form is posted. They come with what sends a form, without the schemas. */',
    'export const formPaths = {',
    ...Object.entries(forms).map(([name, { path }]) => `  ${name}: '${path}',`),
    '} as const',
    '',
  ].join('\n')
}

/** A module with every endpoint that a file exports, by its name. */
export function endpointIndex(found: readonly FoundEndpoint[]): string {
  const files = Map.groupBy(
    found.filter(({ file }) => file),
    ({ file }) => file,
  )
  const imports = [...files].map(
    ([file, those]) => `import { ${those.map(({ name }) => name).join(', ')} } from '#contract/${file}'`,
  )
  return [
    firstLine,
    ...imports,
    '',
    '/** Every endpoint of the contract by its name, except those of forms and reports, which registries make. */',
    'export const exportedEndpoints = {',
    ...[...files.values()].flat().map(({ name }) => `  ${name},`),
    '}',
    '',
  ].join('\n')
}
