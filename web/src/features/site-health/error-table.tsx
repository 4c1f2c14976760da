import type { SiteHealth } from '#contract/site/site-health.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { formatDay } from '#web/lib/dates.ts'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { rowWords } from './vital-words.ts'

type SeenError = SiteHealth['errors'][number]

const columns: Column<SeenError>[] = [
  {
    key: 'message',
    title: 'Error',
    wide: true,
    cell: ({ message, frame }) => (
      <span>
        <span className="block font-semibold wrap-anywhere">{message}</span>
        <span className="block text-sm text-muted wrap-anywhere">{frame.replace('/assets/', '')}</span>
      </span>
    ),
  },
  { key: 'page', title: 'Page', cell: ({ page }) => rowWords({ part: 'page', value: page }) },
  { key: 'first', title: 'First seen', cell: ({ firstDay }) => formatDay(firstDay) },
  { key: 'last', title: 'Last seen', cell: ({ lastDay }) => formatDay(lastDay) },
  { key: 'count', title: 'Times', numeric: true, cell: ({ count }) => groupLakhs(count) },
]

/** The errors that browsers met in the site's own code, by version, the newest version first. */
export function ErrorTable({ errors, versions }: Pick<SiteHealth, 'errors' | 'versions'>) {
  const names = versions.map(({ version }) => version)
  const placeOf = ({ version }: SeenError) =>
    names.includes(version) ? names.indexOf(version) : names.length
  const rows = [...errors].sort((one, other) => placeOf(one) - placeOf(other))
  const headingOf = ({ version }: SeenError) => {
    const found = versions.find((each) => each.version === version)
    if (!found) return `Version ${version}`
    return `Version ${version}, since ${formatDay(found.firstDay)}: ${errorsIn(found)}`
  }
  return (
    <FormPart
      title="Errors in browsers"
      hint="Of the site’s own code, in the visits that are measured, in 30 days."
    >
      {rows.length === 0 ? (
        <p>None.</p>
      ) : (
        <DataTable
          caption="Errors by version"
          columns={columns}
          rows={rows}
          rowKey={({ version, message, frame }) => `${version} ${message} ${frame}`}
          emptyText="None."
          groupOf={headingOf}
        />
      )}
    </FormPart>
  )
}

function errorsIn({ errors, visits }: SiteHealth['versions'][number]): string {
  return `${groupLakhs(errors)} ${errors === 1 ? 'error' : 'errors'} in ${groupLakhs(visits)} ${visits === 1 ? 'visit' : 'visits'}`
}
