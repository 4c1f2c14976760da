import type { LeadDetails } from '#contract/leads/lead-work.ts'
import type { Lead } from '#contract/leads/leads.ts'
import { ResumeLink } from '#web/shop/resume-link.tsx'
import { sentFacts } from './sent-facts.ts'

interface SentFilesProps {
  lead: Lead
  enquiry: LeadDetails['enquiry']
}

/** The photographs and the résumé that came with an enquiry; each opens in a tab of its own. */
export function SentFiles({ lead, enquiry }: SentFilesProps) {
  const { photos, resume } = sentFacts(lead, enquiry)
  if (photos.length === 0 && !resume) return null
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">Files</h3>
      {resume ? <ResumeLink href={resume} /> : null}
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
    </section>
  )
}
