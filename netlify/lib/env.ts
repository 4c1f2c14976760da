import { z } from 'zod'

/** A variable that is set to nothing is not set. */
const optional = (schema: z.ZodString) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional()

const environment = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
  SUPABASE_SECRET_KEY: z.string().min(1),
  /** What the second store encrypts with; without it there is no second store. */
  SECOND_STORE_KEY: optional(z.string().min(32)),
  /** A folder for the second store, instead of Netlify Blobs. */
  SECOND_STORE_FOLDER: optional(z.string()),
})

export type Environment = z.infer<typeof environment>

let parsed: Environment | undefined

/**
 * The server's environment, parsed once. Throws one error that names every variable that is missing
 * or malformed; the values never stand in it.
 */
export function env(): Environment {
  if (!parsed) {
    const result = environment.safeParse(process.env)
    if (!result.success) {
      const names = [...new Set(result.error.issues.map((issue) => issue.path.join('.')))].join(', ')
      throw new Error(`Environment variables missing or malformed: ${names}. See .env.example.`)
    }
    parsed = result.data
  }
  return parsed
}

/** Lets tests start over with another environment. */
export function forgetEnv(): void {
  parsed = undefined
}
