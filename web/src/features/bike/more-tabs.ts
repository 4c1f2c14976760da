/** The tabs behind the overview, as the address names them. */
export const moreTabs = ['specifications', 'colours', 'features', 'accessories'] as const

export type MoreTab = (typeof moreTabs)[number]
