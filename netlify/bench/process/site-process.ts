import { publishFolder } from '#server/build/publish-folder.ts'
import { readRedirects } from '#server/build/redirects.ts'
import { buildSite } from '#server/build/site-build.ts'
import { hostFunctions } from '#server/local/functions/functions-host.ts'
import { createPlatform } from '#server/local/platform.ts'
import { openPort, platformListener } from '#server/local/server.ts'

/**
 * The site as `npm start` serves it, in a process of its own, so that only the site's memory is measured. The
 * process sends its port when it is ready, and answers each message with its memory in bytes: the most since
 * the last message, and the current value.
 */
process.env.NODE_ENV = 'production'
const functions = await hostFunctions()
const supabaseUrl = process.env.SUPABASE_URL ?? ''
await buildSite({ functions, data: supabaseUrl, supabaseUrl, say: () => {} })
const redirects = await readRedirects(publishFolder, supabaseUrl)
const port = await openPort(0)
port.handle(platformListener(createPlatform({ functions, publishFolder, redirects })))

let most = 0
const look = () => {
  most = Math.max(most, process.memoryUsage.rss())
}
setInterval(look, 20)
process.on('message', () => {
  look()
  const now = process.memoryUsage.rss()
  process.send?.({ most, now })
  most = now
})
process.on('disconnect', () => process.exit(0))
process.send?.({ port: (port.server.address() as { port: number }).port })
