import { t } from '#contract/wire/language.ts'
import { useNear } from '#web/lib/device/use-near.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ExternalIcon } from '#web/ui/icon/direction.tsx'
import { PinIcon } from '#web/ui/icon/place.tsx'

interface EmbeddedMapProps {
  /** The address of the map to embed. */
  src: string
  /** What the map shows, for screen readers. */
  title: string
  /** A link to the place in the map app or on the map's own site. */
  link: string
  className?: string
}

/**
 * A map that is fetched when it comes near the screen, with a drawn background until then and a plain link
 * beside it. The browser's own lazy loading begins several screens away, and the page of another site is the
 * heaviest thing on ours.
 */
export function EmbeddedMap({ src, title, link, className }: EmbeddedMapProps) {
  const [place, isNear] = useNear<HTMLElement>()

  return (
    <figure
      ref={place}
      className={classNames('flex flex-col overflow-hidden rounded-lg border border-hairline', className)}
    >
      <div className="relative min-h-44 flex-1 bg-soft md:min-h-72">
        <PinIcon className="absolute top-1/2 left-1/2 size-9 -translate-1/2 text-control" />
        {isNear ? <iframe src={src} title={title} className="absolute inset-0 size-full border-0" /> : null}
      </div>
      <figcaption className="border-t border-hairline bg-surface px-4">
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline-offset-3 hover:underline"
        >
          {t`Open in maps`}
          <ExternalIcon className="size-4" />
        </a>
      </figcaption>
    </figure>
  )
}
