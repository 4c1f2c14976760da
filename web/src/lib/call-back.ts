import type { Dealership } from '#contract/dealership/dealership.ts'
import { t } from '#contract/wire/language.ts'
import { useDealership } from './dealership.tsx'
import type { NewEnquiry } from './outbox/send.ts'

/**
 * The promise of a call that the dealer makes for a form, under Manage → Promises, in one sentence; empty
 * where nothing is promised. A form without a name, such as one of staff, promises nothing.
 */
export function useCallBack(form: NewEnquiry['endpoint'] | undefined): string {
  const { promises } = useDealership()
  const promise = form && promises[form]
  return promise ? wordsOf(promise) : ''
}

function wordsOf({ count, unit }: Dealership['promises'][string]): string {
  switch (unit) {
    case 'days':
      return count === 1
        ? t`We will call you back within one working day.`
        : t`We will call you back within ${count} working days.`
    case 'hours':
      return count === 1
        ? t`We will call you back within one opening hour.`
        : t`We will call you back within ${count} opening hours.`
    case 'minutes':
      return t`We will call you back within ${count} minutes of our opening time.`
  }
}
