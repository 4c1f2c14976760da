import { lazy, type ReactNode, Suspense } from 'react'
import { texts } from '#contract/texts.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface EmiDialogProps {
  open: boolean
  onClose: () => void
  /** Rupees; without it the visitor types one. */
  price?: number | undefined
  /** The bike that is financed, for the title. */
  bikeName?: string | undefined
  /** A way on, at the foot: to the finance form, say. */
  footer?: ReactNode
}

const EmiCalculator = lazy(() =>
  import('./emi-calculator.tsx').then((module) => ({ default: module.EmiCalculator })),
)

/** The EMI calculator over any page; its code is fetched when it is first opened. */
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
