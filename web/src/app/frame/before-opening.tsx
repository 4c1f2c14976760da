import type { ReactNode } from 'react'
import { readStaffToken } from '#web/features/staff-session/staff-token.ts'
import { useHydrated } from '#web/lib/device/use-hydrated.ts'
import { OpeningSoon } from './opening-soon.tsx'

/**
 * Shows the page "opening soon" until the site is switched on. Staff see the site itself before anybody else
 * does, but only once the page lives, because the prerendered page is the same for all.
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
