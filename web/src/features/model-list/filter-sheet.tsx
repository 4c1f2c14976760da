import type { ReactNode } from 'react'
import { t } from '#contract/wire/language.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'

interface FilterSheetProps {
  open: boolean
  onClose: () => void
  /** How many models are left, in words. */
  found: string
  onClear: () => void
  children: ReactNode
}

/** The filters on small screens: a sheet whose foot says how many models are left. */
export function FilterSheet({ open, onClose, found, onClear, children }: FilterSheetProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Filters`}
      sheet
      footer={
        <>
          <Button variant="quiet" onClick={onClear}>{t`Clear all`}</Button>
          <Button variant="primary" onClick={onClose} className="flex-1">{t`Show ${found}`}</Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
