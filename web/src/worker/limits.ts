import { scope } from './scope.ts'

/**
 * Bytes that all that is kept may have before another answer is: of the 15 MB that a device gives, a newer version of the
 * site's files in three languages, which waits beside the older one, takes 3.5 MB.
 */
export const mostBytes = 11_000_000

/** How many answers of each kind are kept, with fewer where the visitor saves data. */
const plenty = { page: 20, asset: 160, picture: 40, call: 80 } as const
const little = { page: 10, asset: 80, picture: 20, call: 40 } as const

/** Pictures above this many bytes are not kept. */
export const largestPicture = 80_000

/** Seconds. */
const day = 86_400
export const keptFor = { page: 30 * day, asset: 60 * day, picture: 7 * day, call: 30 * day } as const

/** Whether the visitor asks for little data. */
export const isSaving: boolean = scope.navigator?.connection?.saveData === true

/** How many answers of each kind are kept on this device. */
export const most: Record<keyof typeof plenty, number> = isSaving ? little : plenty

/** Seconds a page or a call may take before what is kept is shown instead. */
export const patience = 3
