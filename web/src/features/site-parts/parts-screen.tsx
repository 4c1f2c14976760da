import { useRevalidator } from 'react-router-dom'
import type { PartRecord } from '#contract/site/parts-management.ts'
import { namedPartIds, partGroups, type SitePartId } from '#contract/site/site-parts.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { forgetDealership } from '#web/lib/dealership.tsx'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { PartRow } from './part-row.tsx'

const named: readonly SitePartId[] = namedPartIds
const hasName = (id: SitePartId) => named.includes(id)

/** Parts of the site: each can be switched off, and some have a name that the dealer chooses. */
export function PartsScreen() {
  const parts = useLoaded('parts', (signal) => callApi('listSiteParts', {}, { signal }))
  const { revalidate } = useRevalidator()

  /** Shows the saved part, and lets the menu of this screen follow it. */
  function take(saved: PartRecord) {
    parts.replace((all) => all.map((part) => (part.id === saved.id ? saved : part)))
    forgetDealership()
    void revalidate()
  }

  return (
    <Screen title="Parts of the site">
      <p className="max-w-[72ch] text-muted">
        A part that is off leaves pages, menu, search and reports. What people sent stays, and comes back with
        it.
      </p>
      <LoadFailure of={parts} words="The parts could not be loaded." />
      {parts.value ? (
        partGroups.map(({ title, hint, ids }) => (
          <FormPart key={title} title={title} hint={hint}>
            <ul
              className={
                ids.some(hasName)
                  ? '-my-2 divide-y divide-hairline'
                  : '-my-2 grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3'
              }
            >
              {parts.value
                ?.filter(({ id }) => ids.includes(id))
                .map((part) => (
                  <PartRow key={part.id} part={part} onSaved={take} onClash={parts.reload} />
                ))}
            </ul>
          </FormPart>
        ))
      ) : parts.error === undefined ? (
        <Skeleton className="h-96" />
      ) : null}
    </Screen>
  )
}
