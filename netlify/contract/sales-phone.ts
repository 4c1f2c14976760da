/** The number to call when an enquiry cannot be taken. Pages show it, and the server names it during an outage. */
export const salesPhone = '0671-000-0101'
