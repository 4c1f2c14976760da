import { randomInt } from 'node:crypto'

/** A new mobile number, so that another run with the same database is about other people. */
export const newMobile = () => `9${String(randomInt(1e9)).padStart(9, '0')}`
