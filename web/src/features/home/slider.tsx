import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Slide } from '#contract/content/content.ts'
import { partsOfPaths } from '#contract/generated/paths.ts'
import { isOff } from '#contract/site/site-parts.ts'
import { t } from '#contract/wire/language.ts'
import { type Loadable, useResource } from '#web/lib/api/resource.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { useMediaQuery } from '#web/lib/device/media-query.ts'
import { ArrowRightIcon } from '#web/ui/icon/direction.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { Slideshow } from '#web/ui/media/slideshow.tsx'

/** Milliseconds for which a slide is shown, storefront section 9. */
const slideIntervalMs = 5000

/**
 * The dealer's pictures, which change by themselves; on large screens only. Without slides, or after a failed
 * fetch, nothing is shown, because the pictures are decoration. A phone fetches no slide, because hidden
 * pictures are lazy.
 */
export function Slider({ slides }: { slides: Loadable<Slide[]> }) {
  const { value: all = [] } = useResource(slides)
  const { parts } = useDealership()
  // A slide that leads to a part that is off would lead nowhere.
  const value = all.filter(({ link }) => !isOff(parts, partsOfPaths[link]))
  const isDesktop = useMediaQuery('(min-width: 64rem)')
  if (value.length === 0) return null
  return (
    <div className="shell hidden py-8 lg:block">
      <Slideshow
        label={t`From our showrooms`}
        items={value}
        keyOf={(slide) => slide.id}
        nameOf={(slide) => slide.title || slide.alt}
        interval={isDesktop ? slideIntervalMs : undefined}
        controlsClassName="absolute right-4 bottom-4 rounded-full bg-surface p-1.5 shadow-soft"
      >
        {(slide) => (
          <Words slide={slide}>
            <Picture
              src={slide.filepath}
              alt={slide.alt}
              width={1600}
              height={600}
              sizes="(min-width: 1264px) 1200px, 100vw"
              className="aspect-8/3 w-full bg-soft object-cover in-data-far:hidden"
            />
          </Words>
        )}
      </Slideshow>
    </div>
  )
}

/**
 * The picture with its words over it; with a link, the whole slide leads there. A slide without words is its
 * picture alone.
 */
function Words({ slide: { title, line, link }, children }: { slide: Slide; children: ReactNode }) {
  const look = 'group relative block overflow-hidden rounded-lg'
  const content = (
    <>
      {children}
      {title ? (
        <span
          data-tone="dark"
          className="absolute inset-0 flex flex-col justify-center gap-2 bg-transparent! bg-linear-to-r from-ink/85 to-transparent to-65% p-12"
        >
          <span className="display text-4xl">{title}</span>
          <span className="max-w-[32ch] text-lg text-pretty">{line}</span>
          {link ? (
            <span className="mt-3 flex items-center gap-2 font-semibold">
              {t`See more`}
              <ArrowRightIcon className="transition-transform group-hover:translate-x-1" />
            </span>
          ) : null}
        </span>
      ) : null}
    </>
  )
  if (!link) return <div className={look}>{content}</div>
  return (
    <Link to={link} className={look}>
      {content}
    </Link>
  )
}
