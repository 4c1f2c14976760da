/** A frame that scrolls must be reachable by keyboard, also in browsers that do not see to it themselves. */
export const scrollFrame = { tabIndex: 0 }
