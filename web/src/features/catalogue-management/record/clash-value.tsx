import { placeLines } from '#domain/catalogue/place-words.ts'
import { Picture } from '#web/ui/media/picture.tsx'

interface ClashValueProps {
  place: string
  value: unknown
  /** The value of the other person at that place. */
  other: unknown
}

/** The value that one of two people wants at a place of a record. */
export function ClashValue({ place, value, other }: ClashValueProps) {
  if (place.startsWith('pictures.') && place !== 'pictures.brochure' && typeof value === 'string' && value)
    return (
      <Picture
        src={value}
        alt=""
        width={400}
        height={300}
        sizes="160px"
        className="aspect-4/3 w-40 rounded-sm bg-soft object-contain"
      />
    )
  return (
    <>
      {placeLines(place, value, other).map((line) => (
        <span key={line} className="block wrap-anywhere whitespace-pre-line">
          {line}
        </span>
      ))}
    </>
  )
}
