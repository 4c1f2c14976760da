import { type FormEvent, useRef, useState } from 'react'
import { texts } from '#contract/texts/texts.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { failureWords, isSignedOut } from '#web/lib/api/failure-words.ts'
import { noteSaved } from '#web/lib/device/saved-texts.ts'
import { useFieldErrors } from '#web/ui/form/record/field-errors.ts'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import type { ContentKind, ItemTexts } from './content-kinds.ts'
import { faultsOf, ItemFields, textsIn } from './item-fields.tsx'
import { missingPicture, PictureField, unshownWords } from './picture-field.tsx'
import { type PickedPicture, usePictures } from './use-pictures.ts'

interface AddDialogProps {
  kind: ContentKind
  onClose: () => void
  /** Called when at least one picture was added; `isDone` says that no picture is left to add. */
  onAdded: (isDone: boolean) => void
}

/** Lets staff choose pictures, previews them, and adds them one after the other. */
export function AddDialog({ kind, onClose, onAdded }: AddDialogProps) {
  const { pictures, pick, change, crop, drop } = usePictures(kind.several ?? false)
  const { errors, setErrors, mend, mendChanged } = useFieldErrors()
  const [isSaving, setSaving] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const abort = useRef<AbortController>(undefined)
  const tries = useRef(new Map<string, { text: string; key: string }>())
  const toast = kind.toastMs ? { duration: kind.toastMs } : {}
  // Each of several pictures has words of its own, so there are no common fields.
  const fields = kind.several ? [] : kind.fields
  const mustSay = fields.some(({ required }) => required)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = textsIn(event.currentTarget, fields)
    const sendable = pictures.filter(({ image }) => image)
    const faults = faultsOf(event.currentTarget, words, fields)
    const isWithoutPicture = sendable.length === 0
    const pictureFault = pictures.length > 0 ? unshownWords : missingPicture
    setErrors({ ...faults, ...(isWithoutPicture && { image: pictureFault }) })
    const [first] = Object.values(faults)
    if (first || isWithoutPicture) {
      if (mustSay)
        notify.error(first ?? (pictures.length > 0 ? unshownWords : texts.content.incomplete), toast)
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
        change(picture.key, { state: 'failed', failure: wordsOf(cause, abort.current.signal) })
        if (cause instanceof ApiError) setErrors(cause.fields)
        if (abort.current.signal.aborted) break
      }
    }
    setSaving(false)
    const unshown = pictures.length - sendable.length
    if (failure === undefined && unshown > 0)
      notify.error(`${added.length} added. ${unshown} of the files cannot be shown: see below.`, toast)
    else if (failure === undefined)
      notify.success(kind.id === 'slides' ? texts.content.slideAdded : texts.content.added, toast)
    else if (!abort.current.signal.aborted)
      notify.error(isSignedOut(failure) ? texts.content.loginToast : texts.content.addFailed, toast)
    if (added.length > 0) noteSaved([words, sendable.map(({ alt }) => alt)])
    added.forEach(drop)
    if (added.length > 0) onAdded(failure === undefined && unshown === 0)
  }

  /** The idempotency key of a picture: the same for every try, until its words change. */
  function keyFor(picture: PickedPicture, words: ItemTexts): string {
    const text = JSON.stringify([picture.alt, words])
    const last = tries.current.get(picture.key)
    const key = last?.text === text ? last.key : crypto.randomUUID()
    tries.current.set(picture.key, { text, key })
    return key
  }

  function send(picture: PickedPicture, words: ItemTexts, signal: AbortSignal) {
    if (!picture.image) return Promise.resolve()
    change(picture.key, { state: 'sending', share: 0 })
    const typed = { ...words, ...(kind.several && { alt: picture.alt.trim() }) }
    const written = Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''))
    return kind.add(picture.image, written, {
      signal,
      idempotencyKey: keyFor(picture, words),
      onProgress: (share) => change(picture.key, { share }),
    })
  }

  return (
    <FormDialog
      title={kind.addTitle}
      submitLabel="Save"
      isTouched={isTouched || pictures.length > 0}
      onSubmit={save}
      onFieldChange={mendChanged}
      onClose={onClose}
      onCancel={isSaving ? () => abort.current?.abort() : onClose}
      busy={isSaving || pictures.some(({ state }) => state === 'preparing')}
      locked={isSaving}
    >
      <PictureField
        label="Upload Image"
        hint={kind.several ? 'You can choose several at once.' : undefined}
        several={kind.several}
        takesAlt={kind.several ?? false}
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
      <ItemFields fields={fields} errors={errors} disabled={isSaving} onTouched={() => setTouched(true)} />
    </FormDialog>
  )
}

/** Why one picture was not added, for its own card; for a stopped upload only that it was stopped. */
function wordsOf(cause: unknown, { aborted }: AbortSignal): string {
  if (aborted) return 'Stopped. Save tries again.'
  const own = cause instanceof ApiError ? (cause.fields.image ?? cause.fields.images) : undefined
  return own ?? `Not added: ${failureWords(cause, 'something went wrong.')} Save tries again.`
}
