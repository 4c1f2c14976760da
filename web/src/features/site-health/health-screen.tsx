import type { ReactNode } from 'react'
import type { SiteHealth } from '#contract/site/site-health.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { AlertIcon, CheckIcon } from '#web/ui/icon/sign.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { BehindList } from './behind-list.tsx'
import { ErrorTable } from './error-table.tsx'
import { SpeedTable } from './speed-table.tsx'
import { verdictOf } from './vital-words.ts'

/**
 * How the site does in the hands of visitors, and what waits behind it; for owner and manager. `build` says
 * how old the pages for search engines are.
 */
export function HealthScreen({ build }: { build: ReactNode }) {
  const health = useLoaded('site health', (signal) => callApi('getSiteHealth', {}, { signal }))
  const { value } = health
  return (
    <Screen title="Site health">
      <LoadFailure of={health} words="The health of the site could not be loaded." />
      {value ? (
        <>
          <Verdict health={value} />
          <BehindList health={value} build={build} />
          {value.figures.length > 0 ? <SpeedTable health={value} /> : null}
          <ErrorTable errors={value.errors} versions={value.versions} />
        </>
      ) : health.isLoading ? (
        <Skeleton className="h-96" />
      ) : null}
    </Screen>
  )
}

function Verdict({ health }: { health: SiteHealth }) {
  const { state, words } = verdictOf(health)
  return (
    <div className="-mt-2 grid gap-1">
      <p className="flex items-start gap-2.5 text-lg font-semibold">
        {state === 'quick' ? <CheckIcon className="mt-0.5 size-5.5 shrink-0 text-success" /> : null}
        {state === 'slow' ? <AlertIcon className="mt-0.5 size-5.5 shrink-0 text-danger" /> : null}
        <span>{words}</span>
      </p>
      <p className="text-sm text-muted">
        {measuredWords(health.visits)} One in ten is, without a cookie or anything that tells who it was.
      </p>
    </div>
  )
}

function measuredWords(visits: number): string {
  if (visits === 0) return 'No visit was measured in the last seven days.'
  return `${groupLakhs(visits)} ${visits === 1 ? 'visit was' : 'visits were'} measured in the last seven days.`
}
