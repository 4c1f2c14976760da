import { Suspense, useLayoutEffect, useRef, useState } from 'react'
import { upload } from '#contract/wire/limits.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { type ImagePart, type ShrunkImage, shrinkImage, UnreadableImage } from '#web/lib/api/shrink-image.ts'
import { Button } from '#web/ui/button.tsx'
import { FileInput } from '#web/ui/form/controls/inputs.tsx'
import { useUnsavedWork } from '#web/ui/form/record/unsaved-work.ts'
import { late } from '#web/ui/loading/late.tsx'
import { ProgressBar } from '#web/ui/loading/progress-bar.tsx'
import { Picture } from './picture.tsx'
import { type PictureToCrop, pictureToCrop, wordsOfMoving } from './picture-to-crop.ts'

const CropDialog = late(() => import('./crop-dialog.tsx'), 'CropDialog')

/** The ratio of width to height that a picture must have. */
export type PictureShape = number | 'any'

interface PictureChooserProps {
  label: string
  hint?: string | undefined
  /** The path of the chosen picture; empty for none. */
  path: string
  onChange: (path: string) => void
  /** The needed ratio of width to height; 4 by 3 unless given. */
  shape?: PictureShape
  /** Sends the picture and answers its path. */
  send: (picture: ShrunkImage, onProgress: (share: number) => void) => Promise<string>
}

/** The longest side of the sent picture, in pixels. */
const longestSide = 2560

export const unreadableWords =
  'This browser cannot read the picture. Open it where it was taken, save it as JPEG, and choose that one. An iPhone takes JPEG with Settings, Camera, Formats, Most Compatible.'

type Step =
  | ({ at: 'cropping'; file: File; note: string } & PictureToCrop)
  | { at: 'sending'; share: number }
  | { at: 'failed'; words: string; picture: ShrunkImage | undefined }

/**
 * A field to choose one picture of any size. The user selects a part with a frame; that part is made smaller
 * in the browser and sent at once. A picture that did not arrive is kept, so that the user can send it again.
 */
export function PictureChooser({ label, hint, path, onChange, shape = 4 / 3, send }: PictureChooserProps) {
  const [step, setStep] = useState<Step>()
  // A ref, because `onChange` may have changed while the picture was sent.
  const change = useRef(onChange)
  useLayoutEffect(() => {
    change.current = onChange
  })
  const isBusy = step?.at === 'sending'
  useUnsavedWork(() => step !== undefined && (step.at !== 'failed' || step.picture !== undefined))

  async function choose(file: File) {
    try {
      const note = await wordsOfMoving(file)
      setStep({ at: 'cropping', file, note, ...(await pictureToCrop(file)) })
    } catch {
      setStep({ at: 'failed', words: unreadableWords, picture: undefined })
    }
  }

  async function crop(file: File, part: ImagePart) {
    setStep({ at: 'sending', share: 0 })
    try {
      await deliver(await shrinkImage(file, upload.imageBytes, { part, longestSide }))
    } catch (error) {
      if (!(error instanceof UnreadableImage)) throw error
      setStep({ at: 'failed', words: unreadableWords, picture: undefined })
    }
  }

  async function deliver(picture: ShrunkImage) {
    setStep({ at: 'sending', share: 0 })
    try {
      const arrived = await send(picture, (share) => setStep({ at: 'sending', share }))
      setStep(undefined)
      change.current(arrived)
    } catch (error) {
      const refusal = error instanceof ApiError ? error.fields.image : undefined
      const lost = 'The picture did not arrive. It is kept here: please try again.'
      setStep({
        at: 'failed',
        words: refusal ?? failureWords(error, lost),
        picture: refusal ? undefined : picture,
      })
    }
  }

  function closeCrop(url: string) {
    URL.revokeObjectURL(url)
    setStep(undefined)
  }

  const failed = step?.at === 'failed' ? step : undefined
  return (
    <div className="grid content-start gap-2">
      <FileInput
        label={label}
        hint={hint}
        accept="image/*,.heic,.heif"
        disabled={isBusy}
        error={failed?.words}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // Emptied, because otherwise choosing the same file again would not count as a change.
          currentTarget.value = ''
          if (file) void choose(file)
        }}
      />
      <div className="flex items-center gap-3 empty:hidden">
        {path ? (
          <Picture
            key={path}
            src={path}
            alt={`${label}, as chosen`}
            width={400}
            height={300}
            sizes="96px"
            className="aspect-4/3 w-24 rounded-sm bg-soft object-contain"
          />
        ) : null}
        {path && !isBusy ? (
          <Button size="small" variant="quiet" onClick={() => onChange('')} aria-label={`Remove: ${label}`}>
            Remove
          </Button>
        ) : null}
        {failed?.picture ? (
          <Button size="small" onClick={() => failed.picture && void deliver(failed.picture)}>
            Try again
          </Button>
        ) : null}
      </div>
      {isBusy ? <ProgressBar label={`Sending ${label}`} share={step.share} /> : null}
      {step?.at === 'cropping' ? (
        <Suspense>
          <CropDialog
            label={label}
            size={step.size}
            url={step.url}
            note={step.note}
            shape={shape === 'any' ? undefined : shape}
            onCrop={(part) => {
              URL.revokeObjectURL(step.url)
              void crop(step.file, part)
            }}
            onClose={() => closeCrop(step.url)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
