import type { ReactNode } from 'react'
import { buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ChevronDownIcon } from '#web/ui/icon/direction.tsx'

/** A link to a part of the page that is beside the text on large screens and far below it on small ones. */
export function JumpLink({ to, children }: { to: `#${string}`; children: ReactNode }) {
  return (
    <a href={to} className={classNames(buttonClasses(), 'lg:hidden')}>
      <ChevronDownIcon />
      {children}
    </a>
  )
}
