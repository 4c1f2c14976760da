import { Suspense, useState } from 'react'
import { limits } from '#contract/wire/limits.ts'
import type { ImagePart } from '#web/lib/api/shrink-image.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { ProgressBar } from '#web/ui/loading/progress-bar.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { type PictureToCrop, pictureToCrop } from '#web/ui/media/picture-to-crop.ts'
import type { PickedPicture } from './use-pictures.ts'

const CropDialog = late(() => import('#web/ui/media/crop-dialog.tsx'), 'CropDialog')

interface PickedPictureCardProps {
  picture: PickedPicture
  /** True to show a field for the alternative text. */
  takesAlt: boolean
  /** Width by height of the part that may be taken; a part of any shape when undefined. */
  shape: number | undefined
  onCrop: (part: ImagePart) => void
  onAlt: (alt: string) => void
  onDrop: () => void
}

/** One chosen picture before it is added: its preview, its size, and how much of it has been uploaded. */
export function PickedPictureCard(props: PickedPictureCardProps) {
  const { picture, takesAlt, shape, onCrop, onAlt, onDrop } = props
  const { name, image, state, share, alt, note } = picture
  const [cropping, setCropping] = useState<PictureToCrop>()
  const isReady = image !== undefined && state !== 'preparing' && state !== 'sending'

  function closeCrop() {
    if (cropping) URL.revokeObjectURL(cropping.url)
    setCropping(undefined)
  }

  return (
    <li className="grid gap-3 rounded-md border border-hairline p-3">
      <div className="grid grid-cols-[6rem_minmax(0,1fr)_auto] items-start gap-3">
        {image ? (
          <img
            src={image.url}
            alt={`Preview of ${name}`}
            className="h-20 w-24 rounded-sm bg-soft object-contain"
          />
        ) : (
          <Skeleton className="h-20 w-24" />
        )}
        <div className="min-w-0 text-sm">
          <p className="truncate font-semibold">{name}</p>
          {image ? (
            <p className="figures text-muted">
              {image.width} × {image.height}, {Math.max(1, Math.round(image.file.size / 1024))} KB
            </p>
          ) : null}
          {state === 'preparing' ? <p className="text-muted">Making it smaller…</p> : null}
        </div>
        <div className="grid">
          <Button size="small" variant="quiet" onClick={onDrop} disabled={state === 'sending'}>
            Remove<span className="sr-only"> {name}</span>
          </Button>
          {isReady ? (
            <Button
              size="small"
              variant="quiet"
              onClick={() => void pictureToCrop(picture.original).then(setCropping)}
            >
              Crop<span className="sr-only"> {name}</span>
            </Button>
          ) : null}
        </div>
      </div>
      {note ? <p className="text-sm text-muted">{note}</p> : null}
      {state === 'unreadable' ? (
        <p className="text-sm font-semibold text-danger">
          This file is not a picture that can be shown. Choose a JPEG, PNG or WebP; save a HEIC of an iPhone
          as JPEG first.
        </p>
      ) : null}
      {state === 'failed' ? <p className="text-sm font-semibold text-danger">{picture.failure}</p> : null}
      {state === 'sending' ? <ProgressBar label={`Uploading ${name}`} share={share} /> : null}
      {takesAlt && image ? (
        <Input
          label="What the picture shows"
          hint="Read to people who cannot see it."
          optional
          value={alt}
          maxLength={limits.alt}
          onChange={(event) => onAlt(event.currentTarget.value)}
          disabled={state === 'sending'}
        />
      ) : null}
      {cropping ? (
        <Suspense>
          <CropDialog
            {...cropping}
            label={name}
            shape={shape}
            onCrop={(part) => {
              closeCrop()
              onCrop(part)
            }}
            onClose={closeCrop}
          />
        </Suspense>
      ) : null}
    </li>
  )
}
