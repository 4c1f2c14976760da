import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '#server/command/failure.ts'
import type { Settings, Variables } from '#server/command/settings.ts'
import { secondStore } from '#server/lib/second-store/second-store.ts'
import { openBackend } from '#server/local/backend.ts'
import { keepKeys } from '#server/local/supabase/keys.ts'
import { reachBlobs } from '../reach-blobs.ts'
import type { Order } from './order.ts'

/**
 * Gives this process access to the second store: that of the hosted project that the environment names, or
 * the folder of the embedded one. Only `retry` opens the embedded database, which one process at a time can
 * have.
 */
export async function reachSecondStore(
  settings: Settings,
  variables: Variables,
  { verb }: Order,
): Promise<{ close: () => Promise<void> }> {
  const closed = { close: async () => undefined }
  if (settings.hostedUrl) {
    reachBlobs(variables)
    if (!secondStore())
      throw new Failure(
        'The second store cannot be reached from here.',
        'Set SECOND_STORE_KEY as the site has it, and NETLIFY_SITE_ID with NETLIFY_AUTH_TOKEN (or SECOND_STORE_FOLDER, where the site keeps it in a folder).',
      )
    return closed
  }
  if (!existsSync(join(settings.dataFolder, 'complete')))
    throw new Failure(`There is no project in ${settings.dataFolder}.`, 'Start it once: npm start')
  if (verb === 'retry') return openBackend(settings, () => undefined)
  const keys = await keepKeys(join(settings.dataFolder, 'keys.json'))
  Object.assign(variables, {
    // `env()` requires these three, although nothing calls Supabase here.
    SUPABASE_URL: 'http://localhost',
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
    SECOND_STORE_FOLDER: join(settings.dataFolder, 'second-store'),
    SECOND_STORE_KEY: keys.secondStoreKey,
  })
  return closed
}
