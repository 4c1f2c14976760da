import type { ComponentType } from 'react'
import type { DealershipRecord } from '#contract/dealership/dealership.ts'
import { dealershipLabels } from '#contract/dealership/dealership-labels.ts'
import { dealershipLimits as limits } from '#contract/dealership/dealership-limits.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { Input, Textarea } from '#web/ui/form/controls/inputs.tsx'
import { RecordBar } from '#web/ui/form/record/record-bar.tsx'
import { RecordFields } from '#web/ui/form/record/record-fields.tsx'
import { useRecord } from '#web/ui/form/record/use-record.ts'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { BrandFields, type PictureChoiceProps } from './brand-fields.tsx'
import { BuildsPerDay } from './builds-per-day.tsx'
import { ContactFields } from './contact-fields.tsx'
import { figureField, textField } from './fields.ts'
import { OpeningLine } from './opening-line.tsx'

interface DealershipScreenProps {
  isOwner: boolean
  PictureChoice: ComponentType<PictureChoiceProps>
}

/** Dealership: the facts about the dealer that every page shows. */
export function DealershipScreen({ isOwner, PictureChoice }: DealershipScreenProps) {
  const loaded = useLoaded('dealership', (signal) => callApi('getDealershipRecord', {}, { signal }))
  return (
    <Screen title="Dealership">
      <LoadFailure of={loaded} words="The dealership could not be loaded." />
      {loaded.value ? (
        <Editor
          loaded={loaded.value}
          onSaved={(record) => loaded.replace(() => record)}
          isOwner={isOwner}
          PictureChoice={PictureChoice}
        />
      ) : loaded.error === undefined ? (
        <Skeleton className="h-96" />
      ) : null}
    </Screen>
  )
}

interface EditorProps extends DealershipScreenProps {
  loaded: DealershipRecord
  onSaved: (record: DealershipRecord) => void
}

function Editor({ loaded, onSaved, isOwner, PictureChoice }: EditorProps) {
  const editing = useRecord({
    loaded,
    save: (body) => callApi('saveDealership', { body }),
    reload: () => callApi('getDealershipRecord'),
    onSaved,
  })
  return (
    <>
      <OpeningLine
        record={loaded}
        onChange={(record) => {
          editing.rebase(record)
          onSaved(record)
        }}
      />
      <RecordFields>
        <FormPart title="Name and place">
          <div className="grid items-end gap-5 sm:grid-cols-2 xl:grid-cols-3">
            <Input {...textField(editing, 'name')} maxLength={limits.name} />
            <Input {...textField(editing, 'city')} maxLength={limits.place} />
            <Input {...textField(editing, 'state')} maxLength={limits.place} />
            <Input
              {...textField(editing, 'district')}
              optional
              hint="Where the outlets are; the city's where this is empty."
              maxLength={limits.place}
            />
            <Input {...figureField(editing, 'since')} hint="The year." />
            <Input {...figureField(editing, 'customers')} optional hint="Rounded down." />
          </div>
          <p className="text-sm text-muted">
            Address, map and the numbers of showrooms and outlets come from the outlets; the first one is the
            main showroom.
          </p>
        </FormPart>
        <BrandFields editing={editing} PictureChoice={PictureChoice} />
        <ContactFields editing={editing} />
        <FormPart title="Credits and mails">
          <div className="grid gap-5 sm:grid-cols-2">
            <Input {...textField(editing, 'builderName')} optional maxLength={limits.name} />
            <Input {...textField(editing, 'builderUrl')} optional inputMode="url" maxLength={limits.url} />
            <Input {...textField(editing, 'providerName')} optional maxLength={limits.name} />
            <Input {...textField(editing, 'providerUrl')} optional inputMode="url" maxLength={limits.url} />
          </div>
          <Textarea
            {...textField(editing, 'mailFooter')}
            optional
            hint="Address and number, for mails in the name of the dealership."
            rows={3}
            maxLength={limits.mailFooter}
          />
        </FormPart>
      </RecordFields>
      {isOwner ? <BuildsPerDay /> : null}
      <RecordBar editing={editing} name="The dealership" labels={dealershipLabels} />
    </>
  )
}
