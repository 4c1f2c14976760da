import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { base } from '#web/lib/language.ts'

interface InstalmentProps {
  rupees: number
  /** Down payment, tenure and rate in words. */
  terms: string
  onEmi: () => void
}

/** The monthly instalment of a model and its terms; a press opens the calculator with the same terms. */
export function Instalment({ rupees, terms, onEmi }: InstalmentProps) {
  return (
    <button
      type="button"
      onClick={onEmi}
      data-english={base ? `EMI from ${formatRupees(rupees)} a month` : undefined}
      className="group block min-h-11 py-1 text-left"
    >
      <span className="figures font-semibold underline underline-offset-3 group-hover:no-underline">
        {t`EMI from ${formatRupees(rupees)} a month`}
      </span>
      <span className="block text-sm text-muted">{terms}</span>
    </button>
  )
}
