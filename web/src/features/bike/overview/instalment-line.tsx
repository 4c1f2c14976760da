import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { base } from '#web/lib/language.ts'

interface InstalmentProps {
  /** The instalment in rupees with its terms in words; undefined where the dealer names no lender. */
  instalment: { rupees: number; terms: string } | undefined
  onEmi: () => void
}

/** The monthly instalment of a model with its terms; a press opens the calculator with the same terms. */
export function Instalment({ instalment, onEmi }: InstalmentProps) {
  const link = 'font-semibold underline underline-offset-3 group-hover:no-underline'
  return (
    <button
      type="button"
      onClick={onEmi}
      data-english={base && instalment ? `EMI from ${formatRupees(instalment.rupees)} a month` : undefined}
      className="group block min-h-11 py-0.5 text-left"
    >
      {instalment ? (
        <>
          <span className="figures font-semibold">{t`EMI from ${formatRupees(instalment.rupees)} a month`}</span>
          <span aria-hidden="true" className="px-1.5 text-muted">
            {'·'}
          </span>
          <span className={link}>{t`how`}</span>
          <span className="block text-sm leading-tight text-muted">{instalment.terms}</span>
        </>
      ) : (
        <span className={link}>{t`EMI calculator`}</span>
      )}
    </button>
  )
}
