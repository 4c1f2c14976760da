/** The number to call when an enquiry cannot be taken. Pages show it, and the server names it during an outage. */
export const salesPhone = '0671-000-0101'

/** What a visitor reads when an address, or everybody together, sends too many forms. */
export const tooManyForms: string = `We cannot take more forms just now. Please try again in ten minutes, or call us on ${salesPhone}.`
