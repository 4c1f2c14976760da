import { wordsFor } from '#contract/wire/language.ts'
/** The tabs behind the overview, as the address names them. */
export const moreTabs = ['specifications', 'colours', 'features', 'accessories'] as const

export type MoreTab = (typeof moreTabs)[number]

/** The title of a tab for visitors. */
export const tabWords: (tab: string) => string = wordsFor(
  'specifications',
  'colours',
  'features',
  'accessories',
)
