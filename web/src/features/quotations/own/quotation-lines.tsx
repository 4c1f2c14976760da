import { rupeesFromPaise } from '#contract/prices/paise.ts'
import type { QuotationFacts } from '#contract/quotations/quotation-parts.ts'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { gstWords, lineWords, totalName } from '../quotation-words.ts'

/** Each line of a quotation with its amount, their sum, and the GST inside the price. */
export function QuotationLines({ quotation }: { quotation: QuotationFacts }) {
  const { sheet, paise } = quotation
  return (
    <div>
      <ul aria-label={t`Quotation, line by line`}>
        {sheet.lines.map((line) => (
          <li
            key={line.id}
            className="flex items-baseline justify-between gap-4 border-b border-hairline py-2"
          >
            <span className="min-w-0 wrap-anywhere">{lineWords(line, quotation)}</span>
            <span className="figures whitespace-nowrap">
              {line.paise === null ? t`Ask us` : formatRupees(rupeesFromPaise(line.paise))}
            </span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 py-3 font-semibold">
        <span>{totalName(sheet)}</span>
        <span className="display figures text-2xl whitespace-nowrap" data-testid="quotation-total">
          {formatRupees(rupeesFromPaise(paise))}
        </span>
      </p>
      {sheet.gst ? <p className="text-sm text-muted">{gstWords(sheet.gst, sheet)}</p> : null}
    </div>
  )
}
