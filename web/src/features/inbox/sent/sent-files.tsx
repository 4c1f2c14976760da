import { ResumeLink } from '#web/shop/resume-link.tsx'
import type { SentFacts } from './sent-facts.ts'

/** The photographs and the résumé that came with an enquiry; each opens in a tab of its own. */
export function SentFiles({ photos, resume }: Pick<SentFacts, 'photos' | 'resume'>) {
  if (photos.length === 0 && !resume) return null
  return (
    <div className="grid gap-2">
      {resume ? (
        <p className="flex items-baseline gap-1.5 text-[0.9375rem]">
          <span className="text-muted">Résumé</span>
          <ResumeLink href={resume} />
        </p>
      ) : null}
      <span className="flex flex-wrap gap-2 empty:hidden">
        {photos.map((photo, index) => (
          <a key={photo} href={`/api/photos/${photo}`} target="_blank" rel="noopener">
            <img
              src={`/api/photos/${photo}`}
              alt={`Photograph ${index + 1}, opens in a new tab`}
              width={80}
              height={80}
              loading="lazy"
              className="size-20 rounded-sm bg-soft object-cover"
            />
          </a>
        ))}
      </span>
    </div>
  )
}
