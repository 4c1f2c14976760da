import { texts } from '#contract/texts.ts'

/** `Error loading bikes: …` with the reason in words. */
export function failureText(error: unknown): string {
  return texts.modelList.failed(error instanceof Error ? error.message : String(error))
}
