import type { ImagePart } from '#web/lib/api/shrink-image.ts'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { PickedPictureCard } from './picked-picture.tsx'
import type { PickedPicture } from './use-pictures.ts'

/** The error of the field when no file is chosen. */
export const missingPicture = 'Please choose a picture.'

/** The error of the field when none of the chosen files can be shown. */
export const unshownWords = 'Please choose a picture that can be shown: a JPEG, PNG or WebP.'

interface PictureFieldProps {
  label: string
  hint?: string | undefined
  several?: boolean | undefined
  /** True when each picture takes words for visitors who cannot see it. */
  takesAlt?: boolean
  pictures: readonly PickedPicture[]
  disabled: boolean
  error: string | undefined
  onPick: (files: Iterable<File>) => void
  onChange: (key: string, change: Partial<PickedPicture>) => void
  /** Width by height of the part that may be taken; a part of any shape when undefined. */
  shape?: number | undefined
  onCrop: (key: string, part: ImagePart) => void
  onDrop: (key: string) => void
}

/** Chooses pictures, and shows the chosen ones. */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, several, takesAlt = false, pictures, disabled, error } = props
  const { shape, onPick, onChange, onCrop, onDrop } = props
  return (
    <>
      <Input
        label={label}
        {...(hint && { hint })}
        type="file"
        accept="image/*,.heic,.heif"
        multiple={several}
        disabled={disabled}
        onChange={(event) => {
          onPick(event.currentTarget.files ?? [])
          // An emptied field lets a removed file be chosen again; otherwise the browser would see no change.
          event.currentTarget.value = ''
        }}
        error={error}
      />
      {pictures.length > 0 ? (
        <ul className="grid gap-3" aria-label="Chosen pictures">
          {pictures.map((picture) => (
            <PickedPictureCard
              key={picture.key}
              picture={picture}
              takesAlt={takesAlt}
              shape={shape}
              onCrop={(part) => onCrop(picture.key, part)}
              onAlt={(alt) => onChange(picture.key, { alt })}
              onDrop={() => onDrop(picture.key)}
            />
          ))}
        </ul>
      ) : null}
    </>
  )
}
