import { useState } from 'react'
import { upload } from '#contract/limits.ts'
import { ApiError } from '#web/lib/api-client.ts'
import { failureWords } from '#web/lib/failure-words.ts'
import { shrinkImage, UnreadableImage } from '#web/lib/shrink-image.ts'
import { uploadApi } from '#web/lib/upload.ts'
import { Button } from '#web/ui/button.tsx'
import { FileInput } from '#web/ui/form/inputs.tsx'
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
      <FileInput
        label={label}
        hint={hint}
        accept="image/*"
        disabled={isBusy}
        error={failed?.failure}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // Otherwise the same file could not be chosen again.
          currentTarget.value = ''
          if (file) void send(file)
        }}
      />
      <div className="flex items-center gap-3">
        <Picture
          key={path}
          src={path}
          alt={path ? `${label}, as chosen` : ''}
          width={400}
          height={300}
          sizes="96px"
          className="aspect-4/3 w-24 rounded-sm bg-soft object-contain"
        />
        {path && !isBusy ? (
          <Button size="small" variant="quiet" onClick={() => onChange('')} aria-label={`Remove: ${label}`}>
            Remove
          </Button>
        ) : null}
        {failed?.file ? (
          <Button size="small" onClick={() => failed.file && void send(failed.file, true)}>
            Try again
          </Button>
        ) : null}
      </div>
      {isBusy ? <ProgressBar label={`Sending ${label}`} share={sending.share} /> : null}
    </div>
  )
}
