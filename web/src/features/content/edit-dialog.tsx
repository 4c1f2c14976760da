import { type FormEvent, useRef, useState } from 'react'
import type { CurrentContent } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { texts } from '#contract/texts.ts'
import { ApiError } from '#web/lib/api-client.ts'
import { failureWords, isSignedOut } from '#web/lib/failure-words.ts'
import { Input, Textarea } from '#web/ui/form/inputs.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { ContentConflictDialog } from './content-conflict-dialog.tsx'
import type { ContentEdit, ContentItem, ContentKind, Edit } from './content-kind.ts'
import { emptyFields, PictureField, textOf, unshownWords } from './picture-field.tsx'
import { PictureFrame } from './picture-frame.tsx'
import { usePictures } from './use-pictures.ts'

interface EditDialogProps {
  kind: ContentKind & { edit: Edit }
  item: ContentItem
  onClose: () => void
  onSaved: () => void
  /** Somebody else has changed the item meanwhile. */
  onChanged: () => void
  /** Somebody else has deleted the item meanwhile. */
  onGone: () => void
}

/** What could not be saved because something else stands there now. */
interface Conflict {
  changed: ContentEdit
  current: CurrentContent
}

/**
 * Changes the words of an offer or notification, and its picture where another one is chosen. What somebody else changed
 * meanwhile is overwritten only after a question.
 */
export function EditDialog({ kind, item, onClose, onSaved, onChanged, onGone }: EditDialogProps) {
  const { pictures, pick, change, drop } = usePictures(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<Conflict>()
  const abort = useRef<AbortController>(undefined)
  const [picture] = pictures

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed = kind.hasWords
      ? { title: textOf(data, 'title'), description: textOf(data, 'description') }
      : { alt: textOf(data, 'alt') }
    const wrong = {
      ...(kind.hasWords && emptyFields(typed)),
      ...(picture && !picture.image && { image: unshownWords }),
    }
    setErrors(wrong)
    const [first] = Object.values(wrong)
    if (first) {
      notify.error(first)
      return
    }
    // What stays as it was is not sent: somebody else may be changing it.
    const changed = Object.fromEntries(
      Object.entries(typed).filter(([field, text]) => text !== (item[field as keyof typeof typed] ?? '')),
    )
    if (Object.keys(changed).length === 0 && !picture) {
      onClose()
      return
    }
    await send({ ...changed, file: picture?.image?.file }, item)
  }

  async function send(changed: ContentEdit, seen: ContentItem) {
    setSaving(true)
    abort.current = new AbortController()
    if (picture) change(picture.key, { state: 'sending', share: 0 })
    try {
      const { message } = await kind.edit(seen, changed, {
        signal: abort.current.signal,
        onProgress: (share) => picture && change(picture.key, { share }),
      })
      notify.success(message, { detail: changed.title || item.title })
      onSaved()
    } catch (error) {
      setSaving(false)
      const { code = undefined, current = undefined } = error instanceof ApiError ? error : {}
      const isAsking = current !== undefined && 'image' in current
      if (picture) change(picture.key, { state: isAsking ? 'ready' : 'failed' })
      if (isAsking) {
        setConflict({ changed, current })
        onChanged()
      } else if (code === 'not_found') onGone()
      else if (!abort.current.signal.aborted)
        notify.error(
          isSignedOut(error)
            ? texts.content.loginToast
            : failureWords(error, `The ${kind.noun} was not saved. Please try again.`),
        )
    }
  }

  return (
    <>
      <FormDialog
        title={`Edit ${kind.noun}`}
        submitLabel="Save"
        isTouched={pictures.length > 0}
        onSubmit={save}
        onClose={onClose}
        onCancel={isSaving ? () => abort.current?.abort() : onClose}
        busy={isSaving || picture?.state === 'preparing'}
        locked={isSaving}
      >
        {kind.hasWords ? (
          <>
            <Input
              label="Title"
              name="title"
              defaultValue={item.title}
              maxLength={limits.title}
              readOnly={isSaving}
              error={errors.title}
            />
            <Textarea
              label="Description"
              name="description"
              defaultValue={item.description}
              maxLength={limits.message}
              readOnly={isSaving}
              error={errors.description}
            />
          </>
        ) : (
          <Input
            label="What the picture shows"
            hint="Read to people who cannot see it."
            optional
            name="alt"
            defaultValue={item.alt}
            maxLength={limits.alt}
            readOnly={isSaving}
          />
        )}
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
            setErrors({})
          }}
          onChange={change}
          onDrop={drop}
        />
      </FormDialog>
      {conflict ? (
        <ContentConflictDialog
          noun={kind.noun}
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
