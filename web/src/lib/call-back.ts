import { t } from '#contract/wire/language.ts'

/** The promise that every form makes, in one place, because two different promises would be worth nothing. */
export const callBack = t`We will call you back within one working day.`
