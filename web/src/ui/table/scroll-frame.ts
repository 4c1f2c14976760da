/** Makes a scrolling frame reachable by keyboard, because not all browsers do so themselves. */
export const scrollFrame = { tabIndex: 0 }
