/**
 * The facts of a lead that a change names. The list stands apart from the schemas, so that a screen can use
 * it without loading zod.
 */
export const leadFacts = ['stage', 'assigneeId', 'outletId', 'dueAt', 'nextStep'] as const
