import { useLocation } from 'react-router-dom'
import { texts } from '#contract/texts/texts.ts'
import { pictureOf } from '#web/features/bike/showroom.ts'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Picture } from '#web/ui/media/picture.tsx'

/**
 * Shows the pressed picture at once, so that the browser can animate the move from the card to this place.
 */
export function BikeSkeleton() {
  const picture = pictureOf(useLocation().state)
  return (
    <div
      className="shell grid gap-x-10 gap-y-6 pt-6 pb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
      role="status"
    >
      <p className="text-muted lg:col-span-2">{texts.bike.loading}</p>
      {picture ? (
        <Picture
          src={picture}
          alt=""
          width={800}
          height={600}
          sizes="(min-width: 1264px) 680px, (min-width: 1024px) 56vw, 100vw"
          eager
          className="shared-bike aspect-16/10 w-full rounded-lg bg-soft object-cover lg:aspect-4/3"
        />
      ) : (
        <Skeleton className="aspect-16/10 md:max-lg:aspect-16/9 lg:aspect-4/3" />
      )}
      <div className="grid content-center gap-5">
        <Skeleton className="h-12 w-3/4" />
        <Skeleton className="h-24" />
        <Skeleton className="h-12 w-1/2" />
        <Skeleton className="h-44" />
      </div>
    </div>
  )
}
