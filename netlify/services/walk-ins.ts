export { addWalkIn, findPerson } from '#server/data/walk-ins.ts'
