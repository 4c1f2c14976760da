import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { ApiError } from '#web/lib/api/api-client.ts'

/** `Error loading bikes: …` with the reason in our words; what a program says about itself stays out. */
export function failureText(error: unknown): string {
  return texts.modelList.failed(error instanceof ApiError ? error.message : t`something went wrong.`)
}
