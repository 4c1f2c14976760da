import type { PicturePlace } from '#contract/content/page-list-kinds.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { Film } from '#web/ui/media/film.tsx'
import { Picture } from '#web/ui/media/picture.tsx'

interface PlacePictureProps {
  place: PicturePlace
  sizes: string
  eager?: boolean
  className: string
}

/** A drawing without words, for places whose picture staff have not set. */
const drawing = '/drawing.svg'

/** The picture that staff set for a place of a page, or a drawing. */
export function PlacePicture({ place, ...looks }: PlacePictureProps) {
  const { image, alt } = usePlace(place)
  return <Picture src={image} alt={alt} fallback={drawing} width={1200} height={900} {...looks} />
}

/** The film of a place; its picture where it has no film. */
export function PlaceFilm({ place }: { place: PicturePlace }) {
  const { image, alt, film } = usePlace(place)
  return film ? (
    <Film src={film} poster={image} label={alt} />
  ) : (
    <PlacePicture
      place={place}
      sizes="(min-width: 1264px) 620px, (min-width: 1024px) 50vw, 100vw"
      eager
      className="aspect-video w-full rounded-lg bg-soft object-cover"
    />
  )
}

/** The picture of a place beside a form, shown where there are two columns. */
export function SplitPicture({ place }: { place: PicturePlace }) {
  return (
    <PlacePicture
      place={place}
      sizes="(min-width: 1264px) 620px, 50vw"
      className="aspect-video w-full rounded-lg bg-soft object-cover object-bottom max-lg:hidden"
    />
  )
}

function usePlace(place: PicturePlace) {
  const { pictures } = useDealership()
  return pictures.find((one) => one.place === place) ?? { image: '', alt: '', film: '' }
}
