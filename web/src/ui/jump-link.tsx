import type { ReactNode } from 'react'
import { ChevronDownIcon } from '#web/ui/icon/direction.tsx'
import { buttonClasses } from './button.tsx'
import { classNames } from './class-names.ts'

/** Leads down to a part of the page that stands beside on large screens and far below on small ones. */
export function JumpLink({ to, children }: { to: `#${string}`; children: ReactNode }) {
  return (
    <a href={to} className={classNames(buttonClasses(), 'lg:hidden')}>
      <ChevronDownIcon />
      {children}
    </a>
  )
}
