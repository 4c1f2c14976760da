import { type ReactNode, useState } from 'react'
import { EmiDialog } from './emi-dialog.tsx'

interface FinancedBike {
  name: string
  /** Rupees. */
  price: number
}

/** The calculator of a page whose bikes can be financed: `open` fills in a bike's price, `dialog` belongs at the page's end. */
export function useEmiDialog(footer?: (bike: FinancedBike) => ReactNode): {
  open: (bike: FinancedBike) => void
  dialog: ReactNode
} {
  const [bike, setBike] = useState<FinancedBike>()
  const [isOpen, setIsOpen] = useState(false)
  return {
    open: (next) => {
      setBike(next)
      setIsOpen(true)
    },
    dialog: (
      <EmiDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        price={bike?.price}
        bikeName={bike?.name}
        footer={bike && footer?.(bike)}
      />
    ),
  }
}
