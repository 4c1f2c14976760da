import { type ComponentType, useState } from 'react'
import { outletLabels } from '#contract/outlets/outlet-labels.ts'
import type { OutletRecord } from '#contract/outlets/outlets.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { Button } from '#web/ui/button.tsx'
import { RecordBar } from '#web/ui/form/record/record-bar.tsx'
import { useRecord } from '#web/ui/form/record/use-record.ts'
import { Screen } from '#web/ui/layout/screen.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { OutletFields, type PictureChoiceProps } from './outlet-fields.tsx'

interface OutletEditorProps {
  record: OutletRecord
  PictureChoice: ComponentType<PictureChoiceProps>
  onChange: (record: OutletRecord) => void
  onClose: () => void
}

/** One outlet, saved as a whole. */
export function OutletEditor({ record, PictureChoice, onChange, onClose }: OutletEditorProps) {
  const { id, isClosed, facts } = record
  const editing = useRecord({
    loaded: record,
    save: (body) => callApi('saveOutlet', { params: { id }, body }),
    reload: async () => {
      const now = (await callApi('listOutlets')).find((one) => one.id === id)
      return now ?? record
    },
    onSaved: onChange,
  })
  const [isAsking, setAsking] = useState(false)
  const [isSaving, setSaving] = useState(false)

  async function setClosed(next: boolean) {
    setSaving(true)
    try {
      const answer = await callApi('setOutletState', { params: { id }, body: { isClosed: next } })
      notify.success(answer.message)
      editing.rebase(answer.record)
      onChange(answer.record)
      setAsking(false)
    } catch (error) {
      notify.error(failureWords(error, 'It was not saved. Please try again.'))
    } finally {
      setSaving(false)
    }
  }

  return (
    <Screen
      title={facts.name}
      actions={
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={onClose}>
            All outlets
          </Button>
          {isClosed ? (
            <Button size="small" busy={isSaving} onClick={() => void setClosed(false)}>
              Open it again
            </Button>
          ) : (
            <Button size="small" variant="danger" onClick={() => setAsking(true)}>
              Close for good
            </Button>
          )}
        </div>
      }
    >
      {isClosed ? <p className="-mt-3 text-muted">Closed for good: visitors see it no more.</p> : null}
      <OutletFields editing={editing} id={id} PictureChoice={PictureChoice} />
      <RecordBar editing={editing} name={facts.name} labels={outletLabels} />
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Close ${facts.name} for good?`}
        size="small"
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Cancel</Button>
            <Button variant="danger" busy={isSaving} onClick={() => void setClosed(true)}>
              Close it for good
            </Button>
          </>
        }
      >
        <p>It leaves the menu, the list of outlets and its page at once. What is written here stays.</p>
      </Dialog>
    </Screen>
  )
}
