import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Settings, Variables } from '#server/command/settings.ts'
import { removeUser, setUserPassword } from '#server/local/supabase/account-admin.ts'
import { signUp } from '#server/local/supabase/accounts.ts'
import { startEmbeddedSupabase } from '#server/local/supabase/embedded-supabase.ts'
import type { Engine } from '#server/local/supabase/engine.ts'
import type { Database } from '../../../supabase/database.types.ts'

/** Changes of an account that only Auth can make; every function throws Auth's own words. */
export interface AuthAccounts {
  /** Makes an auth user whose e-mail counts as confirmed; answers its id. */
  create: (email: string, password: string) => Promise<string>
  remove: (id: string) => Promise<void>
  /** Sets a password and ends every session of the account. */
  setPassword: (id: string, password: string) => Promise<void>
}

/**
 * The project whose accounts are changed: its API with the secret key, the only one that may write them, and
 * its Auth.
 */
export interface StaffProject {
  db: SupabaseClient<Database>
  auth: AuthAccounts
  close: () => Promise<void>
}

/**
 * Opens the hosted project that the environment names, otherwise the embedded one, which is made without demo
 * data where there is none.
 */
export async function openStaffProject(settings: Settings, variables: Variables): Promise<StaffProject> {
  if (settings.hostedUrl) {
    const db = secretDatabase(settings.hostedUrl, variables.SUPABASE_SECRET_KEY ?? '')
    return { db, auth: hostedAuth(db), close: async () => undefined }
  }
  const embedded = await startEmbeddedSupabase({ dataFolder: settings.dataFolder, withoutDemo: true })
  return {
    db: secretDatabase(embedded.url, embedded.secretKey),
    auth: embeddedAuth(embedded.engine, embedded.publishableKey),
    close: embedded.close,
  }
}

/** The API of a project with its secret key. */
export function secretDatabase(url: string, secretKey: string): SupabaseClient<Database> {
  return createClient<Database>(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } })
}

/** Auth of a hosted project, through its admin API. */
export function hostedAuth({ auth: { admin } }: SupabaseClient<Database>): AuthAccounts {
  return {
    create: async (email, password) => {
      const { data, error } = await admin.createUser({ email, password, email_confirm: true })
      if (error) throw error
      return data.user.id
    },
    remove: async (id) => {
      const { error } = await admin.deleteUser(id)
      if (error) throw error
    },
    // Auth itself ends the sessions when an administrator sets a password.
    setPassword: async (id, password) => {
      const { error } = await admin.updateUserById(id, { password })
      if (error) throw error
    },
  }
}

/**
 * Auth of the embedded project, without a network call: accounts sign up, all other changes are made in its
 * tables.
 */
export function embeddedAuth(engine: Pick<Engine, 'fetch' | 'sql'>, publishableKey: string): AuthAccounts {
  return {
    create: async (email, password) => (await signUp(engine, publishableKey, { email, password })).id,
    remove: (id) => removeUser(engine, id),
    setPassword: (id, password) => setUserPassword(engine, publishableKey, id, password),
  }
}
