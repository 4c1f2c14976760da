import type { DealershipFacts } from '#contract/dealership/dealership.ts'
import { numberDigits } from '#contract/wire/phone-number.ts'
import type { RecordEditing } from '#web/ui/form/record/use-record.ts'

export type DealershipEditing = RecordEditing<DealershipFacts>

/** The labels of the facts. */
export const factLabels: Record<keyof DealershipFacts, string> = {
  name: 'Name',
  logo: 'Logo',
  wordmark: 'Words of the logo',
  wordmarkBelow: 'Words below them',
  city: 'City',
  district: 'District',
  state: 'State',
  since: 'In business since',
  customers: 'Customers so far',
  salesNumber: 'Sales',
  serviceNumber: 'Service',
  bookingNumber: 'Service booking',
  careNumber: 'Customer care',
  whatsAppNumber: 'WhatsApp, with the country code',
  salesEmail: 'E-mail of sales',
  serviceEmail: 'E-mail of service',
  careEmail: 'E-mail of customer care',
  socialLinks: 'Social links',
  mailFooter: 'Below every mail',
  builderName: 'Who built the site',
  builderUrl: 'Address of who built the site',
  providerName: 'Who provides this software',
  providerUrl: 'Address of who provides this software',
  colours: 'Colours',
}

type TextFact = {
  [Fact in keyof DealershipFacts]: DealershipFacts[Fact] extends string ? Fact : never
}[keyof DealershipFacts]

/** The properties of a field that edits one text. */
export function textField({ draft, errors, change }: DealershipEditing, fact: TextFact) {
  return {
    label: factLabels[fact],
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
    label: factLabels[fact],
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
