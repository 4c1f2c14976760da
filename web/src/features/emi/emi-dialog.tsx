import { lazy, type ReactNode, Suspense, useState } from 'react'
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
  /** Links at the end of the dialog, for example to the finance form; told the loan in rupees when it is sound. */
  footer?: ((loan: number | undefined) => ReactNode) | undefined
}

const EmiCalculator = lazy(() =>
  import('./emi-calculator.tsx').then((module) => ({ default: module.EmiCalculator })),
)

/** The EMI calculator in a dialog over any page; its code is fetched when it is first opened. */
export function EmiDialog({ open, onClose, price, bikeName, footer }: EmiDialogProps) {
  const [loan, setLoan] = useState<number>()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={bikeName ? `EMI calculator: ${bikeName}` : 'EMI calculator'}
      size="large"
      footer={footer?.(loan)}
    >
      <Suspense fallback={<CalculatorSkeleton />}>
        <EmiCalculator price={price} onLoan={setLoan} />
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
