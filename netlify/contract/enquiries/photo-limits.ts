/**
 * The most photographs that come with a review or an exchange, and the most bytes of each after the browser
 * has shrunk it.
 */
export const mostPhotos = 4
export const photoBytes = 2 * 1024 * 1024
export const photoTypes = ['image/webp', 'image/jpeg'] as const
