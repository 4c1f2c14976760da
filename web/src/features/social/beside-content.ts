/** Matches where the page leaves room beside its content. */
export const besideContent = '(min-width: 86rem)'
