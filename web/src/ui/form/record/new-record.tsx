import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '#web/lib/api/api-client.ts'
import { Button } from '#web/ui/button.tsx'
import { type FieldErrors, withoutMended } from '#web/ui/form/record/field-errors.ts'
import { savingWords } from '#web/ui/form/record/saving-words.ts'
import { Screen } from '#web/ui/layout/screen.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { useUnsavedWork, whileSaving } from './unsaved-work.ts'

interface NewRecordProps<Draft extends object, Made> {
  /** The kind of record that is added, such as `charge`. */
  thing: string
  /** Makes the draft with which a new record begins. */
  begin: () => Draft
  /** Whether the draft holds typed text that would be lost. */
  isBegun: (draft: Draft) => boolean
  create: (draft: Draft) => Promise<{ message: string; record: Made }>
  onMade: (record: Made) => void
  onClose: () => void
  children: (editing: {
    draft: Draft
    errors: FieldErrors
    change: (fields: Partial<Draft>) => void
  }) => ReactNode
}

/** A screen on which staff add one record: the draft, its error messages, and two buttons. */
export function NewRecord<Draft extends object, Made>({
  thing,
  begin,
  isBegun,
  create,
  onMade,
  onClose,
  children,
}: NewRecordProps<Draft, Made>) {
  const [draft, setDraft] = useState(begin)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isSaving, setSaving] = useState(false)
  useUnsavedWork(() => isBegun(draft))

  function change(fields: Partial<Draft>) {
    setErrors((now) => withoutMended(now, draft, { ...draft, ...fields }))
    setDraft((before) => ({ ...before, ...fields }))
  }

  async function add() {
    setSaving(true)
    setErrors({})
    try {
      const { message, record } = await create(draft)
      notify.success(message)
      // The draft is emptied before the address changes, because otherwise it would count as unsaved work.
      flushSync(() => setDraft(begin))
      onMade(record)
    } catch (error) {
      setSaving(false)
      if (error instanceof ApiError) setErrors(error.fields)
      notify.error(savingWords(error, `The ${thing} was not added. Please try again.`))
    }
  }

  return (
    <Screen
      title={`New ${thing}`}
      actions={
        <div className="flex gap-3">
          <Button size="small" onClick={onClose}>
            Cancel
          </Button>
          <Button size="small" variant="primary" busy={isSaving} onClick={() => void whileSaving(add())}>
            {`Add the ${thing}`}
          </Button>
        </div>
      }
    >
      {children({ draft, errors, change })}
    </Screen>
  )
}
