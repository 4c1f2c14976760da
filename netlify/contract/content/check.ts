import { z } from 'zod'

/**
 * Who of the dealer answered for a text or a list by saving it: the name then (empty where the staff list has
 * none) and the moment (ISO 8601). Visitors read nothing that nobody has checked.
 */
export const check = z.object({ by: z.string(), at: z.string() })
export type Check = z.infer<typeof check>
