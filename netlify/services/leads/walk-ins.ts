export { addWalkIn, findPerson } from '#server/data/leads/walk-ins.ts'
