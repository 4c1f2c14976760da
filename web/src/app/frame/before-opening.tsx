import type { ReactNode } from 'react'
import { readStaffToken } from '#web/features/staff-session/staff-token.ts'
import { useHydrated } from '#web/lib/device/use-hydrated.ts'
import { OpeningSoon } from './opening-soon.tsx'

/**
 * What stands there until the site is switched on: the page that says so. Whoever works here sees the site before anybody
 * else, once the page lives, because the prerendered one is for all.
 */
export function BeforeOpening({ site }: { site: ReactNode }) {
  const isLive = useHydrated()
  if (!isLive || !readStaffToken()) return <OpeningSoon />
  return (
    <>
      <p className="bg-warning-soft px-4 py-2 text-center text-sm font-semibold">
        Only staff see this: the site is not switched on yet.
      </p>
      {site}
    </>
  )
}
