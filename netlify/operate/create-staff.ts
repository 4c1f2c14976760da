import { Failure, runCommand } from '#server/command/failure.ts'
import { loadDotEnv, readSettings } from '#server/command/settings.ts'
import { createStaff, type NewStaff } from '#server/local/supabase/accounts.ts'
import { createHostedStaff } from './hosted-staff.ts'
import { readPassword } from './password-prompt.ts'
import { readStaffArguments } from './staff-arguments.ts'

/**
 * `npm run staff:create`: makes a staff account in the hosted project that the environment names, otherwise in the
 * embedded one.
 */
await runCommand(async () => {
  loadDotEnv()
  const person = readStaffArguments(process.argv.slice(2))
  const settings = readSettings([], process.env)
  const staff: NewStaff = { ...person, password: await readPassword() }
  try {
    if (settings.hostedUrl)
      await createHostedStaff(settings.hostedUrl, process.env.SUPABASE_SECRET_KEY ?? '', staff)
    else await createEmbeddedStaff(settings.dataFolder, staff)
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure(
      `The account was not created: ${error instanceof Error ? error.message : messageOf(error)}`,
      'The user id and the e-mail address must both be new.',
      { cause: error },
    )
  }
  console.log(`${staff.name} can sign in as ${staff.userId}.`)
  process.exit(0)
})

async function createEmbeddedStaff(dataFolder: string, staff: NewStaff): Promise<void> {
  const { startEmbeddedSupabase } = await import('#server/local/supabase/embedded-supabase.ts')
  const embedded = await startEmbeddedSupabase({ dataFolder })
  try {
    await createStaff(embedded.engine, embedded.publishableKey, staff)
  } finally {
    await embedded.close()
  }
}

/** The Supabase client throws plain objects with a message. */
function messageOf(error: unknown): string {
  return error && typeof error === 'object' && 'message' in error ? String(error.message) : String(error)
}
