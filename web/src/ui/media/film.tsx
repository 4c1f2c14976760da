import { useRef, useState } from 'react'
import { t } from '#contract/wire/language.ts'
import { PlayIcon } from '#web/ui/icon/playing.tsx'
import { Picture } from './picture.tsx'

interface FilmProps {
  src: string
  /** The picture before the visitor presses play, and in place of a film that cannot be fetched. */
  poster: string
  /** What the film shows. */
  label: string
}

/** A short silent film. Nothing of the film is fetched before the visitor presses play. */
export function Film({ src, poster, label }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'waiting' | 'started' | 'missing'>('waiting')

  function play() {
    setState('started')
    video.current?.focus()
    video.current?.play().catch(() => setState('missing'))
  }

  if (state === 'missing') {
    return (
      <figure>
        <Picture
          src={poster}
          alt={label}
          width={1200}
          height={900}
          className="aspect-video w-full rounded-lg object-cover"
        />
        <figcaption role="status" className="mt-2 text-sm text-muted">
          {t`The film cannot be played right now.`}
        </figcaption>
      </figure>
    )
  }
  return (
    <div className="relative">
      <video
        ref={video}
        src={src}
        poster={poster}
        aria-label={label}
        controls={state === 'started'}
        tabIndex={state === 'started' ? 0 : -1}
        muted
        loop
        playsInline
        preload="none"
        onError={() => setState('missing')}
        className="aspect-video w-full rounded-lg bg-soft object-cover"
      />
      {state === 'waiting' ? (
        <button
          type="button"
          onClick={play}
          className="group absolute inset-0 grid place-items-center rounded-lg"
        >
          <span className="grid size-18 place-items-center rounded-full bg-ink/85 text-paper transition-transform group-hover:scale-105">
            <PlayIcon className="size-8" />
          </span>
          <span className="sr-only">{t`Play the film`}</span>
        </button>
      ) : null}
    </div>
  )
}
