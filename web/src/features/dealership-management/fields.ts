import type { DealershipFacts } from '#contract/dealership/dealership.ts'
import { dealershipLabels } from '#contract/dealership/dealership-labels.ts'
import { numberDigits } from '#contract/wire/phone-number.ts'
import type { RecordEditing } from '#web/ui/form/record/use-record.ts'

export type DealershipEditing = RecordEditing<DealershipFacts>

type TextFact = {
  [Fact in keyof DealershipFacts]: DealershipFacts[Fact] extends string ? Fact : never
}[keyof DealershipFacts]

/** The properties of a field that edits one text. */
export function textField({ draft, errors, change }: DealershipEditing, fact: TextFact) {
  return {
    label: dealershipLabels[fact],
    value: draft[fact],
    error: errors[fact],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ [fact]: currentTarget.value }),
  }
}

/** The properties of a field that edits one whole figure. */
export function figureField({ draft, errors, change }: DealershipEditing, fact: 'since' | 'customers') {
  return {
    label: dealershipLabels[fact],
    value: draft[fact] ?? '',
    error: errors[fact],
    autoComplete: 'off',
    inputMode: 'numeric' as const,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const digits = numberDigits(currentTarget.value).slice(0, 9)
      change({ [fact]: digits === '' ? null : Number(digits) })
    },
  }
}
