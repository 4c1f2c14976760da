/** The id of the section of the screen Outlets in which all outlets are closed on a day. */
export const closedDaysId = 'closed-days'
