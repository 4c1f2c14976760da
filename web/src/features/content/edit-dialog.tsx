import { type FormEvent, useRef, useState } from 'react'
import type { ManagedItem } from '#contract/content/content-items.ts'
import { texts } from '#contract/texts/texts.ts'
import type { CurrentContent } from '#contract/wire/errors.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { isSignedOut } from '#web/lib/api/failure-words.ts'
import { noteSaved } from '#web/lib/device/saved-texts.ts'
import { useFieldErrors } from '#web/ui/form/record/field-errors.ts'
import { savingWords } from '#web/ui/form/record/saving-words.ts'
import { Picture } from '#web/ui/media/picture.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { ContentConflictDialog } from './content-conflict-dialog.tsx'
import type { ContentEdit, ContentKind, ItemTexts } from './content-kinds.ts'
import { faultsOf, ItemFields, textsIn } from './item-fields.tsx'
import { PictureField, unshownWords } from './picture-field.tsx'
import { PictureFrame } from './picture-frame.tsx'
import { usePictures } from './use-pictures.ts'

interface EditDialogProps {
  kind: ContentKind
  item: ManagedItem
  onClose: () => void
  onSaved: () => void
  /** Called when somebody else has changed the item meanwhile. */
  onChanged: () => void
  /** Called when somebody else has deleted the item meanwhile. */
  onGone: () => void
}

/** The change that could not be saved, and the item of the server that differs from the one seen here. */
interface Conflict {
  changed: ContentEdit
  current: CurrentContent
}

/**
 * Changes the words of an item, and its picture where another picture is chosen. A value that somebody else
 * changed meanwhile is overwritten only after a question.
 */
export function EditDialog({ kind, item, onClose, onSaved, onChanged, onGone }: EditDialogProps) {
  const { pictures, pick, change, crop, drop } = usePictures(false)
  const { errors, setErrors, mend, mendChanged } = useFieldErrors()
  const [isSaving, setSaving] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const [conflict, setConflict] = useState<Conflict>()
  const abort = useRef<AbortController>(undefined)
  const [picture] = pictures

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = textsIn(event.currentTarget, kind.fields)
    const wrong = {
      ...faultsOf(event.currentTarget, typed, kind.fields),
      ...(picture && !picture.image && { image: unshownWords }),
    }
    setErrors(wrong)
    const [first] = Object.values(wrong)
    if (first) {
      notify.error(first)
      return
    }
    // An unchanged text is not sent, because somebody else may be changing the same text.
    const changed: ItemTexts = Object.fromEntries(
      kind.fields
        .map(({ name }) => [name, typed[name]])
        .filter(([name, text]) => text !== item[name as 'alt']),
    )
    if (Object.keys(changed).length === 0 && !picture) {
      onClose()
      return
    }
    await send({ ...changed, picture: picture?.image }, item)
  }

  async function send(changed: ContentEdit, seen: ManagedItem) {
    setSaving(true)
    abort.current = new AbortController()
    if (picture) change(picture.key, { state: 'sending', share: 0 })
    try {
      const { message } = await kind.edit(seen, changed, {
        signal: abort.current.signal,
        onProgress: (share) => picture && change(picture.key, { share }),
      })
      notify.success(message, { detail: changed.title || item.title })
      const { picture: _picture, ...words } = changed
      noteSaved(words)
      onSaved()
    } catch (error) {
      setSaving(false)
      const { code = undefined, current = undefined } = error instanceof ApiError ? error : {}
      if (error instanceof ApiError) setErrors(error.fields)
      const isAsking = current !== undefined && 'image' in current
      const state = isAsking ? 'ready' : 'failed'
      if (picture) change(picture.key, { state, failure: 'Not saved. Save tries again.' })
      if (isAsking) {
        setConflict({ changed, current })
        onChanged()
      } else if (code === 'not_found') onGone()
      else if (!abort.current.signal.aborted)
        notify.error(
          isSignedOut(error)
            ? texts.content.loginToast
            : savingWords(error, `The ${kind.noun} was not saved. Please try again.`),
        )
    }
  }

  return (
    <>
      <FormDialog
        title={`Edit ${kind.noun}`}
        submitLabel="Save"
        isTouched={isTouched || pictures.length > 0}
        onSubmit={save}
        onFieldChange={mendChanged}
        onClose={onClose}
        onCancel={isSaving ? () => abort.current?.abort() : onClose}
        busy={isSaving || picture?.state === 'preparing'}
        locked={isSaving}
      >
        {picture ? null : (
          <PictureFrame className="h-24 rounded-md">
            <Picture
              src={item.image}
              alt="The picture now"
              width={400}
              height={240}
              className="h-full w-full object-contain"
            />
          </PictureFrame>
        )}
        <PictureField
          label="Another picture"
          hint="Leave this empty to keep the picture."
          pictures={pictures}
          disabled={isSaving}
          error={errors.image}
          onPick={(files) => {
            pick(files)
            mend('image')
          }}
          onChange={change}
          onDrop={drop}
          shape={kind.shape}
          onCrop={crop}
        />
        <ItemFields
          fields={kind.fields}
          initial={item}
          errors={errors}
          disabled={isSaving}
          onTouched={() => setTouched(true)}
        />
      </FormDialog>
      {conflict ? (
        <ContentConflictDialog
          kind={kind}
          seen={item}
          changed={conflict.changed}
          current={conflict.current}
          onOverwrite={() => {
            setConflict(undefined)
            void send(conflict.changed, { ...item, ...conflict.current })
          }}
          onBack={() => setConflict(undefined)}
        />
      ) : null}
    </>
  )
}
