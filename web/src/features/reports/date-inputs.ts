import { halfDateWords } from '#web/ui/form/controls/half-dates.ts'

/** The texts in the two date fields, applied or not. */
export interface TypedDates {
  /** The dates of the question over which these texts were typed. */
  over: string
  /** The typed days, `YYYY-MM-DD`, or empty. */
  fromDate: string
  toDate: string
  /** True when one of the two is no whole date. */
  isHalf: boolean
}

/** The errors below the date fields. */
export interface DateErrors {
  from?: string | undefined
  to?: string | undefined
}

export function typedDates(form: HTMLFormElement, over: string): TypedDates {
  const { from, to } = inputsOf(form)
  return { over, fromDate: from.value, toDate: to.value, isHalf: !from.validity.valid || !to.validity.valid }
}

/** The errors of the dates. A browser gives half a date as no date at all, which would search everything. */
export function dateErrors(form: HTMLFormElement): DateErrors {
  const { from, to } = inputsOf(form)
  const [fromError, toError] = [from, to].map(({ validity }) => (validity.valid ? undefined : halfDateWords))
  if (fromError ?? toError) return { from: fromError, to: toError }
  return from.value && to.value && from.value > to.value
    ? { from: 'From Date must not be after To Date.' }
    : {}
}

function inputsOf(form: HTMLFormElement): Record<'from' | 'to', HTMLInputElement> {
  const input = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  return { from: input('from'), to: input('to') }
}
