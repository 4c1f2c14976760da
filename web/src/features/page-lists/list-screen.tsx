import type { ComponentType } from 'react'
import { pageListNames } from '#contract/content/page-list-kinds.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { cameToNothing, useLoaded } from '#web/lib/api/use-loaded.ts'
import { Screen } from '#web/ui/layout/screen.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import type { PictureChoiceProps } from './entry-fields.tsx'
import { ListEditor } from './list-editor.tsx'
import type { ListKind } from './list-kind.ts'

interface ListScreenProps {
  kind: ListKind
  PictureChoice: ComponentType<PictureChoiceProps>
}

/** A short list that staff edit as a whole: lenders, members of staff, testimonials. */
export function ListScreen({ kind, PictureChoice }: ListScreenProps) {
  const list = useLoaded(kind.id, (signal) =>
    callApi('getManagedList', { params: { id: kind.id } }, { signal }),
  )
  return (
    <Screen title={`Manage ${pageListNames[kind.id]}`}>
      <p className="text-muted">{kind.intro}</p>
      <LoadFailure of={list} words="The list could not be loaded." />
      {list.value ? (
        <ListEditor PictureChoice={PictureChoice} kind={kind} loaded={list.value} />
      ) : cameToNothing(list) ? null : (
        <Skeleton className="h-72" />
      )}
    </Screen>
  )
}
