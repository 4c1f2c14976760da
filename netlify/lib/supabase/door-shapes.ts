import { doorFacts } from '#contract/doors/doors.ts'

const { pages, numbers, fields } = doorFacts.shape

/**
 * The shapes of the JSON of a door, of which the checks of the database are made and by which doors are read.
 * They stand apart from the other shapes, because a door is read whole (`read_doors`), and no function that
 * visitors wait for is to carry the contract of doors.
 */
export const doorShapes = { 'doors.pages': pages, 'doors.numbers': numbers, 'doors.fields': fields }
