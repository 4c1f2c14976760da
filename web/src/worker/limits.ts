import { scope } from './scope.ts'

/**
 * How many answers of each kind are kept, with fewer where the visitor saves data. Full of heavy ones (a page of 150 KB, a
 * picture of 80 KB, 20 KB for any other) they come to 14 MB, of the 15 MB that a device gives; after a visit of many pages
 * `web/e2e/app.spec.ts` finds less than 8 MB.
 */
const plenty = { page: 30, asset: 160, picture: 60, call: 80 } as const
const little = { page: 15, asset: 80, picture: 20, call: 40 } as const

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
