import type { LeadDetails } from '#contract/leads/lead-work.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { ResumeLink } from '#web/shop/resume-link.tsx'
import { momentWords } from '../lead-words.ts'

/** Every field of the form as the visitor typed it. */
export function LeadFacts({ enquiry }: { enquiry: LeadDetails['enquiry'] }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">What was sent</h3>
      <dl className="grid grid-cols-[minmax(6.5rem,auto)_1fr] gap-x-4 gap-y-1 text-[0.9375rem]">
        {Object.entries(enquiry).map(([column, value]) => (
          <div key={column} className="contents">
            <dt className="text-muted">{labelOf(column)}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              {Array.isArray(value) ? (
                <LeadPhotos photos={value} />
              ) : column === 'resume_path' ? (
                <ResumeLink href={`/api/resumes/${value}`} />
              ) : (
                textOf(column, value)
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The photographs of the enquiry; each opens in a tab of its own. */
function LeadPhotos({ photos }: { photos: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-2">
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
  )
}

/** Columns for which staff use another word. */
const named: Record<string, string> = {
  created_at: 'sent',
  resume_path: 'resume',
  price_paise: 'price',
  low_paise: 'estimate from',
  high_paise: 'estimate to',
}

/** The label of a column: `year_of_purchase` as `Year of purchase`. */
function labelOf(column: string): string {
  const words = named[column] ?? column.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function textOf(column: string, value: LeadDetails['enquiry'][string]): string {
  if (column === 'low_paise' || column === 'high_paise') return formatRupees(Number(value) / 100)
  if (column === 'price_paise') return `${formatRupees(Number(value) / 100)} ex-showroom`
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return column.endsWith('_at') ? momentWords(String(value)) : String(value)
}
