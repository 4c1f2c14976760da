import { classNames } from '#web/ui/class-names.ts'
import { Picture } from './picture.tsx'

interface RowPictureProps {
  src: string
  /** The classes for the picture's width, and for how it fills the frame of 4 to 3. */
  className: string
}

/** The small picture at the beginning of a row; the text of the row says what the picture shows. */
export function RowPicture({ src, className }: RowPictureProps) {
  return (
    <Picture
      src={src}
      alt=""
      width={80}
      height={60}
      sizes="80px"
      className={classNames('aspect-4/3 shrink-0 rounded-sm bg-soft', className)}
    />
  )
}
