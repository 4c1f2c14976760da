import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'
import { ChevronDownIcon } from './icon.tsx'

/** Leads down to a part of the page that stands beside on large screens and far below on small ones. */
export function JumpLink({ to, children }: { to: `#${string}`; children: ReactNode }) {
  return (
    <ButtonLink to={to} className="lg:hidden" icon={<ChevronDownIcon />}>
      {children}
    </ButtonLink>
  )
}
