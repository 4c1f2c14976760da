import { useDealership } from '#web/lib/dealership.tsx'
import { sharePictureOf } from '#web/lib/picture-files.ts'

/** A drawing without words, for link previews of a dealer who has set no picture for them. */
const drawing = '/share.jpg'

/** The picture for link previews of pages without a picture of their own. */
export function useSharePicture(): string {
  const { pictures } = useDealership()
  const image = pictures.find(({ place }) => place === 'share')?.image
  return image ? sharePictureOf(image) : drawing
}
