/** The parameter of the address with the number of shown cards. */
export const shownParameter = 'shown'
