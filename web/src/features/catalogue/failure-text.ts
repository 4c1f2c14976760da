import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { ApiError } from '#web/lib/api/api-client.ts'

/** `Error loading bikes: …` with a reason in the words of the site; messages of programs stay out. */
export function failureText(error: unknown): string {
  return texts.modelList.failed(error instanceof ApiError ? error.message : t`something went wrong.`)
}
