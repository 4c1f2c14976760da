import type { ReactNode } from 'react'
import { useMayChange } from '#web/ui/change-button.tsx'

/** The fields of a record, which take nothing from an account that may only read the screen. */
export function RecordFields({ children }: { children: ReactNode }) {
  return (
    <fieldset disabled={!useMayChange()} className="contents">
      {children}
    </fieldset>
  )
}
