import { join } from 'node:path'
import { pagePolicy } from '#server/build/headers-file.ts'
import { publishFolder } from '#server/build/publish-folder.ts'
import { readRedirects } from '#server/build/redirects.ts'
import { openSiteBuilder } from '#server/build/site-builder.ts'
import { runCommand } from '#server/command/failure.ts'
import { loadDotEnv, readSettings } from '#server/command/settings.ts'
import { openBackend, sayStaff } from './backend.ts'
import { openBuildHook } from './build-hook.ts'
import { createEdgeCache } from './edge/edge-cache.ts'
import { openPurgeEndpoint } from './edge/purge-endpoint.ts'
import { hostFunctions } from './functions/functions-host.ts'
import { keepSchedules } from './functions/schedules.ts'
import { createImageCdn } from './image-cdn.ts'
import { withMailbox } from './mailbox.ts'
import { withReceived } from './pages/received.ts'
import { localWhatsApp, withPhone } from './phone/phone.ts'
import { createPlatform, type Platform } from './platform.ts'
import { openPort, platformListener } from './server.ts'
import { closeAll, onStop, type Parts } from './stop-signals.ts'
import { localTill, withTill } from './till/till.ts'
import { localMeta, withVendors } from './vendors/vendors.ts'

/** `npm start`: the whole product on this machine. */
await runCommand(async () => {
  const say = (line: string) => console.log(line)
  loadDotEnv()
  process.env.NODE_ENV ??= 'production'
  const settings = readSettings(process.argv.slice(2), process.env)
  const parts: Parts = []
  onStop(parts)

  const port = await openPort(settings.port, settings.host, settings.hostNames)
  parts.push(port)
  try {
    const builder = openSiteBuilder()
    parts.unshift(builder)
    const backend = await openBackend(settings, say)
    parts.push(backend)
    // Set before the functions first read the environment. Netlify names their site's address in this
    // variable too.
    process.env.URL ??= `http://localhost:${settings.port}`
    Object.assign(
      process.env,
      localMeta(settings.port),
      localTill(settings.port),
      localWhatsApp(settings.port),
    )
    const [functions, isBuilt] = await Promise.all([
      hostFunctions({ limitsRates: settings.limitsRates }),
      builder.run('build', await backend.edition.read()),
    ])
    if (!isBuilt) return
    const edge = createEdgeCache(functions.fetch)
    const images = createImageCdn({
      origin: `http://localhost:${settings.port}`,
      cacheFolder: join(settings.dataFolder, 'images'),
    })
    const openPlatform = async () => {
      const opened = createPlatform({
        functions: edge,
        publishFolder,
        redirects: await readRedirects(publishFolder, backend.url),
        policy: pagePolicy(backend.url),
        images,
      })
      // The platform reads its rules at the first request: no other request shall come before they are read.
      await opened(new Request(`http://localhost:${settings.port}/admin`))
      return opened
    }
    let platform = await openPlatform()
    const renew = async () => {
      if (await builder.run('render', await backend.edition.renew())) platform = await openPlatform()
    }
    // Closed after the builder, because the hook waits for the builder's work.
    parts.splice(1, 0, await openBuildHook(renew))
    parts.push(await openPurgeEndpoint(edge))
    const schedules = keepSchedules(functions)
    // Closed first, so that no run meets a database that is closing.
    parts.unshift(schedules)
    const newest: Platform = (request, ip) => platform(request, ip)
    const mailbox = withMailbox(newest, process.env.MAIL_FOLDER, () => schedules.runNow('mails'))
    const phone = withPhone(mailbox, () => schedules.runNow('mails'))
    port.handle(platformListener(withVendors(withReceived(withTill(phone)))))

    say(`\nSite: http://localhost:${settings.port}`)
    sayStaff(backend.staff, say)
    say('Ctrl-C stops it.')
  } catch (error) {
    await closeAll(parts)
    throw error
  }
})
