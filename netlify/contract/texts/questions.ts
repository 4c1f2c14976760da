/** Texts of the public forms that the specification does not have, in its manner. */

const failed = 'Failed to submit. Please try again later.'
export const sparePart = { success: 'Your question about the part has reached us.', failure: failed } as const
export const serviceEnquiry = { success: 'Your question has reached the workshop.', failure: failed } as const
export const salesEnquiry = { success: 'Your question has reached the showroom.', failure: failed } as const
export const review = { success: 'Thank you. Your review has reached us.', failure: failed } as const
export const exchange = { success: 'Your vehicle has been offered to us.', failure: failed } as const
