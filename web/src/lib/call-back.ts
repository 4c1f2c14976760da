import { t } from '#contract/wire/language.ts'

/** What every form promises, in one sentence, because two promises would be none. */
export const callBack = t`We will call you back within one working day.`
