import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { TypedLoan } from './emi-calculator.tsx'
import { withReckoned } from './reckoned-price.ts'

interface FinanceLinkProps {
  bikeName: string | undefined
  variant?: string | undefined
  /** The loan of the calculator; undefined while its terms make none. */
  loan: TypedLoan | undefined
}

/** Leads from the calculator to the finance form, with the loan and the price from which it was reckoned. */
export function FinanceLink({ bikeName, variant, loan }: FinanceLinkProps) {
  return (
    <ButtonLink
      to={paths.financeFor(bikeName, variant, loan?.amount)}
      state={withReckoned(loan)}
      variant="primary"
      className="max-sm:px-3!"
    >
      {t`INTERESTED FOR FINANCE ?`}
    </ButtonLink>
  )
}
