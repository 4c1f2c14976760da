import { randomInt } from 'node:crypto'

/** A number nobody else has, so that another run in the same database is about other people. */
export const newMobile = () => `9${String(randomInt(1e9)).padStart(9, '0')}`
