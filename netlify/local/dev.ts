import { join } from 'node:path'
import { mediaTarget } from '#server/build/redirects.ts'
import { runCommand } from '#server/command/failure.ts'
import { projectFolder } from '#server/command/project.ts'
import { loadDotEnv, readSettings } from '#server/command/settings.ts'
import { openBackend, sayStaff } from './backend.ts'
import { functionsFolder, hostFunctions } from './functions/functions-host.ts'
import { keepSchedules } from './functions/schedules.ts'
import { createImageCdn } from './image-cdn.ts'
import { proxy } from './proxy.ts'
import { openPort, platformListener } from './server.ts'
import { onStop, type Parts } from './stop-signals.ts'

/** `npm run dev`: Vite in front, the functions behind it, both reloading as their files change. */
await runCommand(async () => {
  const say = (line: string) => console.log(line)
  loadDotEnv()
  const settings = readSettings(process.argv.slice(2), process.env)
  const parts: Parts = []
  onStop(parts)

  const port = await openPort(settings.port, settings.host, settings.hostNames)
  parts.push(port)
  const backend = await openBackend(settings, say)
  parts.push(backend)

  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: join(projectFolder, 'web/vite.config.ts'),
    root: join(projectFolder, 'web'),
    server: {
      middlewareMode: true,
      hmr: { server: port.server },
      // The functions are outside Vite's root and must be watched too.
      fs: { allow: [projectFolder] },
    },
  })
  parts.unshift(vite)
  vite.watcher.add(join(projectFolder, 'netlify'))
  const functions = await hostFunctions({ folder: functionsFolder, load: (file) => vite.ssrLoadModule(file) })

  let isStale = false
  vite.watcher.on('all', (_event, file) => {
    if (file.startsWith(join(projectFolder, 'netlify'))) isStale = true
  })
  const images = createImageCdn({
    origin: `http://localhost:${settings.port}`,
    cacheFolder: join(settings.dataFolder, 'images'),
  })
  const answerMedia = platformListener(async (request) => {
    const made = images(request)
    if (made) return made
    const target = mediaTarget(new URL(request.url), backend.url)
    return target ? proxy(request, target) : new Response('Not Found', { status: 404 })
  })
  const answerFunction = platformListener(
    async (request, ip) => (await functions.fetch(request, ip)) ?? new Response('Not Found', { status: 404 }),
  )
  port.handle(async (incoming, outgoing) => {
    const url = URL.parse(incoming.url ?? '/', 'http://localhost')
    if (!url) return answerFunction(incoming, outgoing)
    if (isStale) {
      isStale = false
      await functions.reload().catch((error: unknown) => console.error(error))
    }
    if (functions.owns(incoming.method ?? 'GET', url.pathname)) return answerFunction(incoming, outgoing)
    if (url.pathname === '/.netlify/images' || mediaTarget(url, backend.url))
      return answerMedia(incoming, outgoing)
    vite.middlewares(incoming, outgoing)
  })

  parts.unshift(keepSchedules(functions))
  say(`\nSite: http://localhost:${settings.port}`)
  sayStaff(backend.staff, say)
})
