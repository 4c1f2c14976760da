import { z } from 'zod'
import type { SiteVariable } from './connections.ts'

/** An empty variable counts as missing, because `.env.example` lists every name without a value. */
const optional = (schema: z.ZodString) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional()

/** The variables of connections; `connections.ts` says what each is for. */
const ofConnections = {
  SUPABASE_URL: z.url(),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
  /** Read by `secretKey` alone, because a build does without this key. */
  SUPABASE_SECRET_KEY: optional(z.string().min(1)),
  /** The key that encrypts waiting enquiries; without it there is no second store. */
  SECOND_STORE_KEY: optional(z.string().min(32)),
  /**
   * A folder for waiting enquiries, where the site does not run on Netlify; without a folder, Netlify Blobs.
   */
  SECOND_STORE_FOLDER: optional(z.string()),
  /** The address that starts a new build of the site; without it no build is asked for. */
  BUILD_HOOK_URL: optional(z.string()),
  /** The least seconds between two builds; five minutes when not said. */
  BUILD_PAUSE_SECONDS: optional(z.string().regex(/^\d+$/)),
  /**
   * The mail server, such as `smtps://user:password@mail.example:465`; without a server mails wait in the
   * outbox.
   */
  SMTP_URL: optional(z.string()),
  /** The sender of mails; the dealer's sales address when not said. */
  MAIL_FROM: optional(z.string()),
  /**
   * The two keys of notifications (`npx web-push generate-vapid-keys`); without them no device is told of new
   * leads.
   */
  PUSH_PUBLIC_KEY: optional(z.string()),
  PUSH_PRIVATE_KEY: optional(z.string()),
  /**
   * The secret of Meta's app, which signs what it sends, and the word that it shows when it checks our
   * address.
   */
  META_APP_SECRET: optional(z.string()),
  META_VERIFY_TOKEN: optional(z.string()),
  /** The token of the page, with the rights pages_manage_ads and leads_retrieval. */
  META_ACCESS_TOKEN: optional(z.string()),
  /** Where Meta's Graph API is, where it is not Meta's own. */
  META_GRAPH_URL: optional(z.string()),
  /** The token of a system user who may send messages of the business account. */
  WHATSAPP_TOKEN: optional(z.string()),
  /** Meta's ids of the number that writes, and of its business account. */
  WHATSAPP_PHONE_ID: optional(z.string().regex(/^\d{1,30}$/)),
  WHATSAPP_BUSINESS_ID: optional(z.string().regex(/^\d{1,30}$/)),
  /** The secret of the app that signs, and the word that it shows when it checks our address. */
  WHATSAPP_APP_SECRET: optional(z.string()),
  WHATSAPP_VERIFY_TOKEN: optional(z.string()),
  /** Where Meta's Graph API is for WhatsApp, where it is not Meta's own. */
  WHATSAPP_GRAPH_URL: optional(z.string()),
  /** The two halves of an API key of Razorpay, and the secret with which it signs its calls. */
  RAZORPAY_KEY_ID: optional(z.string()),
  RAZORPAY_KEY_SECRET: optional(z.string()),
  RAZORPAY_WEBHOOK_SECRET: optional(z.string()),
  /** Where Razorpay's API is, where it is not Razorpay's own. */
  RAZORPAY_URL: optional(z.string()),
} satisfies Record<SiteVariable, z.ZodType>

const environment = z.object({
  ...ofConnections,
  /** A folder that mails are written to instead of being sent, on a machine without a mail server. */
  MAIL_FOLDER: optional(z.string()),
  /** The address that visitors see; where it is not set, Netlify has it in URL. */
  SITE_URL: optional(z.string()),
  URL: optional(z.string()),
})

export type Environment = z.infer<typeof environment>

let parsed: Environment | undefined

/**
 * The server's environment, parsed once. Throws one error that names every missing or malformed variable. The
 * error never contains a value, because errors go to the log.
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

/** The key that bypasses row-level security; throws one error that names the variable when it is not set. */
export function secretKey(): string {
  const { SUPABASE_SECRET_KEY } = env()
  if (!SUPABASE_SECRET_KEY)
    throw new Error('Environment variable missing: SUPABASE_SECRET_KEY. See .env.example.')
  return SUPABASE_SECRET_KEY
}

/** Forgets the parsed environment, so that a test can set another one. */
export function forgetEnv(): void {
  parsed = undefined
}
