import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '#server/command/failure.ts'
import { loadDotEnv, readSettings } from '#server/command/settings.ts'
import { openBackend } from '#server/local/backend.ts'
import { hostFunctions } from '#server/local/functions/functions-host.ts'
import { bundleFunctions, bundlesFolder } from './bundles/bundle-functions.ts'
import { publishFolder } from './publish-folder.ts'
import { writeBuiltRedirects } from './redirects.ts'
import { buildSite } from './site-build.ts'

/**
 * `npm run build`: with a hosted project as on Netlify, without one on a database that lasts as long as the
 * build.
 */
await runCommand(async () => {
  const say = (line: string) => console.log(line)
  loadDotEnv()
  const settings = readSettings(process.argv.slice(2), process.env, true)
  const temporary = settings.hostedUrl ? undefined : await mkdtemp(join(tmpdir(), 'dealer-build-'))
  const backend = await openBackend(temporary ? { ...settings, dataFolder: temporary } : settings, say)
  try {
    const functions = await hostFunctions()
    await buildSite({
      functions,
      data: settings.hostedUrl ?? 'demo',
      supabaseUrl: backend.url,
      always: !temporary,
      say,
    })
    await writeBuiltRedirects(publishFolder, backend.url)
    await functions.settle()
    say(`Bundled ${await bundleFunctions(bundlesFolder)} functions.`)
  } finally {
    await backend.close()
    if (temporary) await rm(temporary, { recursive: true, force: true })
  }
  say('The site is in web/dist, its functions are in .local/functions.')
  process.exit(0)
})
