import { t } from '#contract/wire/language.ts'
import type { Kind } from '../entry.ts'

/** The heading above the hits of a kind. */
export const kindWords: Record<Kind, string> = {
  model: t`Models`,
  variant: t`Variants`,
  colour: t`Colours`,
  accessory: t`Accessories`,
  outlet: t`Outlets`,
  page: t`Pages`,
}
