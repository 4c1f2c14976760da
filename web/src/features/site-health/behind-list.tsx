import type { ReactNode } from 'react'
import type { SiteHealth } from '#contract/site/site-health.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import { AlertIcon } from '#web/ui/icon/sign.tsx'

interface Fact {
  label: string
  words: ReactNode
  isBad?: boolean
}

/** What works and waits behind the pages. `build` says how old the pages for search engines are. */
export function BehindList({ health, build }: { health: SiteHealth; build: ReactNode }) {
  const facts: readonly Fact[] = [
    partsOf(health.readiness),
    enquiriesOf(health.readiness),
    mailsOf(health.readiness),
    backupOf(health.lastBackupAt),
    { label: 'Last build', words: build },
  ]
  return (
    <FormPart title="Behind the site">
      <dl className="grid">
        {facts.map(({ label, words, isBad }) => (
          <div
            key={label}
            className="grid gap-x-4 border-t border-hairline py-2.5 first:border-0 first:pt-0 last:pb-0 sm:grid-cols-[12rem_1fr] sm:items-baseline"
          >
            <dt className="text-sm text-muted">{label}</dt>
            <dd className={isBad ? 'flex items-start gap-2 font-semibold' : undefined}>
              {isBad ? <AlertIcon className="mt-0.5 size-4.5 shrink-0 text-danger" /> : null}
              <span>{words}</span>
            </dd>
          </div>
        ))}
      </dl>
    </FormPart>
  )
}

function partsOf({ database, storage, secondStore }: SiteHealth['readiness']): Fact {
  const failed = [
    ...(database === 'failed' ? ['the database'] : []),
    ...(storage === 'failed' ? ['the store of files'] : []),
    ...(secondStore === 'failed' ? ['the store where enquiries wait'] : []),
  ]
  const label = 'Database and stores'
  if (failed.length === 0) return { label, words: 'All answer.' }
  return { label, words: `No answer from ${failed.join(', ')}.`, isBad: true }
}

function enquiriesOf({ waiting, oldestSeconds, refused }: SiteHealth['readiness']): Fact {
  const words = [
    waiting === 0
      ? 'None: all that came are in the inbox.'
      : `${waiting} kept safe, not in the inbox yet; the oldest for ${minutes(oldestSeconds)}.`,
    ...(refused === 1 ? ['1 cannot be stored as it is; whoever runs the site has to look at it.'] : []),
    ...(refused > 1
      ? [`${refused} cannot be stored as they are; whoever runs the site has to look at them.`]
      : []),
  ]
  return {
    label: 'Enquiries that wait',
    words: words.join(' '),
    isBad: refused > 0 || (oldestSeconds ?? 0) > 15 * 60,
  }
}

function mailsOf({ lateMails }: SiteHealth['readiness']): Fact {
  const label = 'Mails that wait'
  if (lateMails === null) return { label, words: 'Not known.', isBad: true }
  if (lateMails === 0) return { label, words: 'None for more than an hour.' }
  return { label, words: `${lateMails} for more than an hour.`, isBad: true }
}

function backupOf(lastBackupAt: string | null): Fact {
  const label = 'Newest backup'
  if (lastBackupAt !== null) return { label, words: formatMoment(new Date(lastBackupAt)) }
  return {
    label,
    words: 'None is known here. Please ask whoever runs the site for you whether copies are made.',
  }
}

function minutes(seconds: number | null): string {
  const whole = Math.floor((seconds ?? 0) / 60)
  if (whole < 1) return 'less than a minute'
  return whole === 1 ? 'a minute' : `${whole} minutes`
}
