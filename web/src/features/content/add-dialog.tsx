import { type FormEvent, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { texts } from '#contract/texts.ts'
import { isSignedOut } from '#web/lib/failure-words.ts'
import { Input, Textarea } from '#web/ui/form/inputs.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import type { ContentKind } from './content-kind.ts'
import { emptyFields, PictureField, textOf, unshownWords } from './picture-field.tsx'
import { type PickedPicture, usePictures } from './use-pictures.ts'

interface AddDialogProps {
  kind: ContentKind
  onClose: () => void
  /** Called when at least one picture was added; `isDone` says that none is left. */
  onAdded: (isDone: boolean) => void
}

/** Lets staff choose pictures, previews them, and adds them one after the other. */
export function AddDialog({ kind, onClose, onAdded }: AddDialogProps) {
  const { pictures, pick, change, drop } = usePictures(kind.several ?? false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isSaving, setSaving] = useState(false)
  const abort = useRef<AbortController>(undefined)
  const tries = useRef(new Map<string, { text: string; key: string }>())
  const toast = kind.toastMs ? { duration: kind.toastMs } : {}

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const words = { title: textOf(data, 'title'), description: textOf(data, 'description') }
    const sendable = pictures.filter(({ image }) => image)
    const wrong = {
      ...(kind.hasWords && emptyFields(words)),
      ...(sendable.length === 0 && { image: pictureWords() }),
    }
    setErrors(wrong)
    const [first] = Object.values(wrong)
    if (first) {
      if (kind.hasWords) notify.error(first, toast)
      return
    }
    setSaving(true)
    abort.current = new AbortController()
    const added: string[] = []
    let failure: unknown
    for (const picture of sendable) {
      try {
        await send(picture, words, abort.current.signal)
        added.push(picture.key)
      } catch (cause) {
        failure = cause
        change(picture.key, { state: 'failed' })
        if (abort.current.signal.aborted) break
      }
    }
    setSaving(false)
    if (failure === undefined) notify.success(texts.content.added, toast)
    else if (!abort.current.signal.aborted)
      notify.error(isSignedOut(failure) ? texts.content.loginToast : texts.content.addFailed, toast)
    added.forEach(drop)
    if (added.length > 0) onAdded(failure === undefined)
  }

  /** What is said at the picture: a file that cannot be shown is another matter than none. */
  function pictureWords(): string {
    if (pictures.length > 0) return unshownWords
    return kind.hasWords ? texts.content.incomplete : 'Please choose a picture.'
  }

  /** The idempotency key of a picture: the same for every try, until its words change. */
  function keyFor(picture: PickedPicture, words: { title: string; description: string }): string {
    const text = JSON.stringify([picture.alt, words])
    const last = tries.current.get(picture.key)
    const key = last?.text === text ? last.key : crypto.randomUUID()
    tries.current.set(picture.key, { text, key })
    return key
  }

  function send(picture: PickedPicture, words: { title: string; description: string }, signal: AbortSignal) {
    if (!picture.image) return Promise.resolve()
    change(picture.key, { state: 'sending', share: 0 })
    return kind.add(
      { file: picture.image.file, alt: picture.alt, ...words },
      {
        signal,
        idempotencyKey: keyFor(picture, words),
        onProgress: (share) => change(picture.key, { share }),
      },
    )
  }

  return (
    <FormDialog
      title={kind.addTitle}
      submitLabel="Save"
      isTouched={pictures.length > 0}
      onSubmit={save}
      onClose={onClose}
      onCancel={isSaving ? () => abort.current?.abort() : onClose}
      busy={isSaving || pictures.some(({ state }) => state === 'preparing')}
      locked={isSaving}
    >
      {kind.hasWords ? (
        <>
          <Input
            label="Title"
            name="title"
            maxLength={limits.title}
            readOnly={isSaving}
            error={errors.title}
          />
          <Textarea
            label="Description"
            name="description"
            maxLength={limits.message}
            readOnly={isSaving}
            error={errors.description}
          />
        </>
      ) : null}
      <PictureField
        label="Upload Image"
        hint={kind.several ? 'You can choose several at once.' : undefined}
        several={kind.several}
        takesAlt={!kind.hasWords}
        pictures={pictures}
        disabled={isSaving}
        error={errors.image}
        onPick={(files) => {
          pick(files)
          setErrors(({ image: _, ...others }) => others)
        }}
        onChange={change}
        onDrop={drop}
      />
    </FormDialog>
  )
}
