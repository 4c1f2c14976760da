import { createNeed } from '#web/lib/need.ts'

/** Raised by the code that can show a message, so that the place for messages stands before the first of them. */
export const toastNeed = createNeed()
