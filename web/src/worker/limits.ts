import { scope } from './scope.ts'

/**
 * The bytes that the kept answers may fill before no further answer is kept. A device gives 15 MB, and of
 * these a newer version of the site's files in three languages, waiting beside the older one, takes 3.5 MB.
 */
export const mostBytes = 11_000_000

/** How many answers of each kind are kept: first for most visitors, then for visitors who save data. */
const plenty = { page: 20, asset: 160, picture: 40, call: 80 } as const
const little = { page: 10, asset: 80, picture: 20, call: 40 } as const

/** Pictures larger than this many bytes are not kept. */
export const largestPicture = 80_000

/** A day in seconds; `keptFor` says for how many seconds each kind is kept. */
const day = 86_400
export const keptFor = { page: 30 * day, asset: 60 * day, picture: 7 * day, call: 30 * day } as const

/** Whether the visitor asks to save data. */
export const isSaving: boolean = scope.navigator?.connection?.saveData === true

/** How many answers of each kind are kept on this device. */
export const most: Record<keyof typeof plenty, number> = isSaving ? little : plenty

/** The seconds that a page or a call may take before the kept answer is shown instead. */
export const patience = 3
