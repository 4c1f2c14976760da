import { lazy, type ReactNode, Suspense } from 'react'
import { texts } from '#contract/texts.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface EmiDialogProps {
  open: boolean
  onClose: () => void
  /** Price in rupees; without one the visitor types it. */
  price?: number | undefined
  /** The model that is financed, for the title. */
  bikeName?: string | undefined
  /** Links at the end of the dialog, for example to the finance form. */
  footer?: ReactNode
}

const EmiCalculator = lazy(() =>
  import('./emi-calculator.tsx').then((module) => ({ default: module.EmiCalculator })),
)

/** The EMI calculator in a dialog over any page; its code is fetched when it is first opened. */
export function EmiDialog({ open, onClose, price, bikeName, footer }: EmiDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={bikeName ? `EMI calculator: ${bikeName}` : 'EMI calculator'}
      size="large"
      footer={footer}
    >
      <Suspense fallback={<CalculatorSkeleton />}>
        <EmiCalculator price={price} />
      </Suspense>
    </Dialog>
  )
}

function CalculatorSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className="grid gap-8 md:grid-cols-2">
      <Skeleton className="h-[30rem]" />
      <Skeleton className="h-80" />
    </div>
  )
}
