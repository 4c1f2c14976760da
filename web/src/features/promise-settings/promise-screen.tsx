import { namedKinds } from '#contract/leads/lead-kinds.ts'
import { type PromiseRecord, promisedKinds } from '#contract/messages/promise-settings.ts'
import { isOff } from '#contract/site/site-parts.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { CompactCheckbox } from '#web/ui/form/controls/compact-checkbox.tsx'
import { RecordBar } from '#web/ui/form/record/record-bar.tsx'
import { RecordFields } from '#web/ui/form/record/record-fields.tsx'
import { useRecord } from '#web/ui/form/record/use-record.ts'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { MailListFields } from './mail-list-fields.tsx'
import { TargetField } from './target-field.tsx'

interface PromiseScreenProps {
  isOwner: boolean
}

const labels = { targets: 'How soon you call', mailLists: 'Who gets mail', asksForReviews: 'Reviews' }

/** Promises: how soon visitors are called, and who gets mail about new enquiries. */
export function PromiseScreen({ isOwner }: PromiseScreenProps) {
  const loaded = useLoaded('promises', (signal) => callApi('getPromiseSettings', {}, { signal }))
  return (
    <Screen title="Promises">
      <LoadFailure of={loaded} words="The promises could not be loaded." />
      {loaded.value ? (
        <Editor loaded={loaded.value} isOwner={isOwner} />
      ) : loaded.error === undefined ? (
        <Skeleton className="h-96" />
      ) : null}
    </Screen>
  )
}

function Editor({ loaded, isOwner }: PromiseScreenProps & { loaded: PromiseRecord }) {
  const outlets = useLoaded('outlets', (signal) => callApi('listDealers', {}, { signal }))
  const editing = useRecord({
    loaded,
    save: (body) => callApi('savePromiseSettings', { body }),
    reload: () => callApi('getPromiseSettings'),
  })
  const { draft, change, errors } = editing
  const { parts } = useDealership()
  const kinds = namedKinds(parts.names).filter(
    ({ kind, part }) => promisedKinds.some((one) => one.kind === kind) && !isOff(parts, part),
  )
  return (
    <>
      <RecordFields>
        <FormPart
          title={labels.targets}
          hint="Counted in the opening hours of the outlet. Visitors read the promise beside the form, and after sending by when you call. Where nothing stands, nothing is promised."
        >
          <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
            {kinds.map(({ kind, label }) => (
              <TargetField
                key={kind}
                label={label}
                minutes={draft.targets[kind]}
                error={errors[`targets.${kind}`]}
                onChange={(minutes) => {
                  const { [kind]: _before, ...others } = draft.targets
                  change({ targets: minutes === undefined ? others : { ...draft.targets, [kind]: minutes } })
                }}
              />
            ))}
          </div>
        </FormPart>
        <LoadFailure of={outlets} words="The outlets could not be loaded." />
        <MailListFields editing={editing} outlets={outlets.value ?? []} isOwner={isOwner} />
        <FormPart
          title={labels.asksForReviews}
          hint="Once for each person and vehicle, by mail, two days after a hand-over or a finished service, in the same words to everybody. Not to those who took consent back or are marked “do not call”."
        >
          <CompactCheckbox
            label={
              isOwner ? 'Ask customers for a review' : 'Ask customers for a review (the owner sets this)'
            }
            checked={draft.asksForReviews}
            disabled={!isOwner}
            onChange={({ currentTarget }) => change({ asksForReviews: currentTarget.checked })}
          />
        </FormPart>
      </RecordFields>
      <RecordBar editing={editing} name="The promises" labels={labels} />
    </>
  )
}
