/** The stars of a review as a form sends them, the best first. */
export const starChoices = ['5', '4', '3', '2', '1'] as const
