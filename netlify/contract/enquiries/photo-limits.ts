/**
 * The most photographs that come with a review or an exchange, and the most bytes of each after the browser
 * has shrunk it.
 */
export const mostPhotos = 4
export const photoBytes = 2 * 1024 * 1024
export const photoTypes = ['image/webp', 'image/jpeg'] as const
/**
 * What a form holds in place of the name of a photograph that is on its way, and of one that did not arrive.
 * No schema accepts either, so the form asks for patience or for a decision.
 */
export const photoOnItsWay = 'on-its-way'
export const photoLost = 'lost'
