import type { ReactNode } from 'react'
import { ChevronDownIcon } from '#web/ui/icon/direction.tsx'
import { ButtonLink } from './button.tsx'

/** Leads down to a part of the page that stands beside on large screens and far below on small ones. */
export function JumpLink({ to, children }: { to: `#${string}`; children: ReactNode }) {
  return (
    <ButtonLink to={to} className="lg:hidden" icon={<ChevronDownIcon />}>
      {children}
    </ButtonLink>
  )
}
