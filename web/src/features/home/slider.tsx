import type { Slide } from '#contract/content.ts'
import { useMediaQuery } from '#web/lib/media-query.ts'
import { type Loadable, useResource } from '#web/lib/resource.ts'
import { Picture } from '#web/ui/media/picture.tsx'
import { Slideshow } from '#web/ui/media/slideshow.tsx'

/** Milliseconds for which a slide is shown, storefront section 9. */
const slideIntervalMs = 5000

/**
 * The dealer's pictures, which change by themselves; on large screens only. Without slides, or when they cannot be
 * fetched, nothing is shown, because they are decoration. A phone fetches none of them, because hidden pictures are
 * lazy.
 */
export function Slider({ slides }: { slides: Loadable<Slide[]> }) {
  const { value = [] } = useResource(slides)
  const isDesktop = useMediaQuery('(min-width: 1024px)')
  if (value.length === 0) return null
  return (
    <div className="shell hidden py-8 lg:block">
      <Slideshow
        label="From our showrooms"
        items={value}
        keyOf={(slide) => slide.id}
        nameOf={(slide) => slide.alt}
        interval={isDesktop ? slideIntervalMs : undefined}
        controlsClassName="absolute right-4 bottom-4 rounded-full bg-surface p-1.5 shadow-soft"
      >
        {(slide) => (
          <Picture
            src={slide.filepath}
            alt={slide.alt}
            width={1600}
            height={600}
            sizes="(min-width: 1264px) 1200px, 100vw"
            className="aspect-8/3 w-full rounded-lg bg-soft object-cover in-data-far:hidden"
          />
        )}
      </Slideshow>
    </div>
  )
}
