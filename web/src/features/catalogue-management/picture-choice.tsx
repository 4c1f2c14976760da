import { useId, useState } from 'react'
import { upload } from '#contract/limits.ts'
import { ApiError } from '#web/lib/api-client.ts'
import { failureWords } from '#web/lib/failure-words.ts'
import { shrinkImage, UnreadableImage } from '#web/lib/shrink-image.ts'
import { uploadApi } from '#web/lib/upload.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { FieldError } from '#web/ui/form/field.tsx'
import { useUnsavedWork } from '#web/ui/form/unsaved-work.ts'
import { Picture } from '#web/ui/media/picture.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

interface PictureChoiceProps {
  label: string
  hint?: string
  /** The picture that is chosen; empty for none. */
  path: string
  onChange: (path: string) => void
}

type Sending = { share: number } | { failure: string; file: File | undefined }

const unreadable = 'This browser cannot read the picture. Please save it as JPEG or PNG and choose that one.'

/** Chooses one picture: it is made smaller here, sent at once, and named by the record when that is saved. */
export function PictureChoice({ label, hint, path, onChange }: PictureChoiceProps) {
  const [sending, setSending] = useState<Sending>()
  const id = useId()
  const isBusy = sending !== undefined && 'share' in sending
  useUnsavedWork(() => isBusy)

  async function send(picked: File, isShrunk = false) {
    setSending({ share: 0 })
    let file = isShrunk ? picked : undefined
    try {
      file ??= (await shrinkImage(picked, upload.imageBytes)).file
      const onProgress = (share: number) => setSending({ share })
      const answer = await uploadApi('addCataloguePicture', { image: file }, { onProgress })
      setSending(undefined)
      onChange(answer.path)
    } catch (error) {
      const refusal = error instanceof ApiError ? error.fields.image : undefined
      const failure =
        error instanceof UnreadableImage
          ? unreadable
          : (refusal ?? failureWords(error, 'The picture did not arrive. It is kept here: please try again.'))
      setSending({ failure, file: refusal ? undefined : file })
    }
  }

  const failed = sending && 'failure' in sending ? sending : undefined
  return (
    <div className="grid content-start gap-2">
      <label htmlFor={id} className="w-fit text-[0.9375rem] font-semibold">
        {label}
      </label>
      {hint ? <p className="-mt-1.5 text-sm text-muted">{hint}</p> : null}
      <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-3">
        <Picture
          key={path}
          src={path}
          alt={path ? `${label}, as chosen` : ''}
          width={400}
          height={300}
          sizes="120px"
          className="aspect-4/3 w-30 rounded-sm bg-soft object-contain"
        />
        <div className="grid justify-items-start gap-1">
          <input
            id={id}
            type="file"
            accept="image/*"
            disabled={isBusy}
            aria-describedby={failed ? `${id}-error` : undefined}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              // Otherwise the same file could not be chosen again.
              currentTarget.value = ''
              if (file) void send(file)
            }}
            className="peer sr-only"
          />
          <label
            htmlFor={id}
            className={classNames(
              buttonClasses({ size: 'small' }),
              'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2',
              isBusy && 'opacity-50',
            )}
          >
            {path ? 'Another picture' : 'Choose a picture'}
          </label>
          {path && !isBusy ? (
            <Button size="small" variant="quiet" onClick={() => onChange('')} aria-label={`Remove: ${label}`}>
              Remove
            </Button>
          ) : null}
        </div>
      </div>
      {isBusy ? <ProgressBar label={`Sending ${label}`} share={sending.share} /> : null}
      {failed ? (
        <div className="flex flex-wrap items-center gap-2">
          <FieldError id={`${id}-error`} message={failed.failure} />
          {failed.file ? (
            <Button size="small" onClick={() => failed.file && void send(failed.file, true)}>
              Try again
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
