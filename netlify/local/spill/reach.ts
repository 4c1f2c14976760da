import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { secondStore } from '#server/lib/second-store.ts'
import { openBackend } from '../backend.ts'
import { Failure } from '../failure.ts'
import { reachBlobs } from '../reach-blobs.ts'
import type { Settings, Variables } from '../settings.ts'
import { keepKeys } from '../supabase/keys.ts'
import type { Order } from './order.ts'

/**
 * Puts the second store within reach of this process: that of the hosted project of the environment, or the folder of the
 * embedded one. Only what has to store something opens the embedded database, which one process at a time can have.
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
        'Set SPILL_KEY as the site has it, and NETLIFY_SITE_ID with NETLIFY_AUTH_TOKEN (or SPILL_FOLDER, where the site keeps it in a folder).',
      )
    return closed
  }
  if (!existsSync(join(settings.dataFolder, 'complete')))
    throw new Failure(`There is no project in ${settings.dataFolder}.`, 'Start it once: npm start')
  if (verb === 'retry') return openBackend(settings, () => undefined)
  const keys = await keepKeys(join(settings.dataFolder, 'keys.json'))
  Object.assign(variables, {
    // Of the environment that every function needs; nobody is called there.
    SUPABASE_URL: 'http://localhost',
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
    SPILL_FOLDER: join(settings.dataFolder, 'kept-forms'),
    SPILL_KEY: keys.spillKey,
  })
  return closed
}
