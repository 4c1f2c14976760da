import { useEffect, useEffectEvent, useRef } from 'react'
import { mostPhotos, photoLost, photoOnItsWay } from '#contract/enquiries/photo-limits.ts'
import { t } from '#contract/wire/language.ts'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/loading/progress-bar.tsx'
import type { FieldPartProps } from './field-part.ts'
import { FileInput } from './inputs.tsx'
import { type ChosenPhoto, takesPlace, usePhotos } from './use-photos.ts'

/** A field for up to four photographs. The form reads their names from one hidden input. */
export function PhotosField({ id, name, label, hint, error, optional }: FieldPartProps) {
  const { photos, lost, left, isFull, add, retry, remove, clear } = usePhotos(name)
  const control = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLDivElement>(null)

  // The field is emptied when its form is sent or cleared.
  useEffect(() => {
    const form = control.current?.form
    form?.addEventListener('reset', clear)
    return () => form?.removeEventListener('reset', clear)
  })

  const take = (input: HTMLInputElement) => {
    add([...(input.files ?? [])])
    // Emptied, so that choosing the same picture again counts as a change.
    input.value = ''
  }
  // The visitor may have chosen photographs before React took the page over.
  const takeEarly = useEffectEvent(take)
  useEffect(() => {
    const input = chooser.current?.querySelector('input')
    if (input?.files?.length) takeEarly(input)
  }, [])

  return (
    <div className="grid grid-cols-1 gap-3">
      <div ref={chooser}>
        <FileInput
          id={id}
          label={label}
          hint={hint}
          error={error}
          optional={optional}
          accept="image/*"
          multiple
          disabled={isFull}
          onChange={({ currentTarget }) => take(currentTarget)}
        />
      </div>
      <input
        ref={control}
        type="hidden"
        name={name}
        value={photos.filter(takesPlace).map(nameInForm).join(' ')}
        readOnly
      />
      <p role="status" className="text-sm text-muted empty:hidden">
        {left > 0 ? (
          <span>{t`${mostPhotos} photographs are the most; ${left} more were left out.`}</span>
        ) : null}
        {lost > 0 ? (
          <span>{t`A photograph had not arrived when the page was left. Please choose it again.`}</span>
        ) : null}
        {left === 0 && isFull ? <span>{t`That is all ${mostPhotos}.`}</span> : null}
      </p>
      {photos.length > 0 ? (
        <ul className="grid grid-cols-1 gap-2">
          {photos.map((photo, index) => (
            <PhotoRow
              key={photo.key}
              photo={photo}
              place={index + 1}
              onRetry={() => void retry(photo)}
              onRemove={() => {
                remove(photo)
                chooser.current?.querySelector('input')?.focus()
              }}
            />
          ))}
        </ul>
      ) : null}
    </div>
  )
}

interface PhotoRowProps {
  photo: ChosenPhoto
  place: number
  onRetry: () => void
  onRemove: () => void
}

/** What the form reads of a photograph: its name in the store, or why there is none. */
function nameInForm({ path, failure }: ChosenPhoto): string {
  return path ?? (failure ? photoLost : photoOnItsWay)
}

function PhotoRow({ photo, place, onRetry, onRemove }: PhotoRowProps) {
  const { name, preview, share, path, failure, isUnreadable } = photo
  return (
    <li className="flex flex-wrap items-center gap-x-3 rounded-md border border-hairline p-2">
      {preview ? (
        <img
          src={preview}
          alt=""
          width={56}
          height={56}
          className="size-14 shrink-0 rounded-sm bg-soft object-cover"
        />
      ) : null}
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate text-sm">{name}</p>
        {failure ? (
          <p role="alert" className="text-sm font-medium text-danger">
            {failure}
          </p>
        ) : path ? (
          <p className="text-sm text-success">{t`Arrived`}</p>
        ) : (
          <ProgressBar share={share} label={t`Sending photograph ${place}`} />
        )}
      </div>
      <div className="ml-auto flex">
        {failure && !isUnreadable ? (
          <Button size="small" variant="quiet" onClick={onRetry}>
            {t`Try again`}
          </Button>
        ) : null}
        <Button size="small" variant="quiet" onClick={onRemove} aria-label={t`Remove photograph ${place}`}>
          {t`Remove`}
        </Button>
      </div>
    </li>
  )
}
