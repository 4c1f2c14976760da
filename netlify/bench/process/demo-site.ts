import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { endChild } from '#server/command/end-child.ts'
import { projectFolder } from '#server/command/project.ts'

export interface DemoSite {
  origin: string
  pid: number
  staff: { userId: string; password: string }
  /** Seconds from the command to the line with the address. */
  seconds: number
  close: () => Promise<void>
}

interface StartOptions {
  port: number
  /** The folder of the data, which are left as they are; without it data are made, and removed by `close`. */
  dataFolder?: string
  /** The folder of the built site, from the project's folder, if other than usual. */
  siteFolder?: string
}

/** Opens the whole product as `npm start` runs it, with demo data. */
export async function openDemoSite({ port, dataFolder, siteFolder }: StartOptions): Promise<DemoSite> {
  const temporary = dataFolder ? undefined : await mkdtemp(join(tmpdir(), 'bench-site-'))
  const started = performance.now()
  const child = spawn(process.execPath, ['netlify/command/launch.mjs', 'start'], {
    cwd: projectFolder,
    env: {
      ...process.env,
      PORT: String(port),
      DEALER_DATA_DIR: dataFolder ?? temporary,
      // One machine makes the calls of many visitors.
      DEALER_RATE_LIMITS: 'off',
      ...(siteFolder ? { DEALER_SITE_DIR: siteFolder } : {}),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const running = await new Promise<Pick<DemoSite, 'origin' | 'seconds' | 'staff'>>((resolve, reject) => {
    let seconds = 0
    let origin = ''
    child.once('exit', () => reject(new Error('The site did not start.')))
    createInterface(child.stdout).on('line', (line) => {
      const [, site] = /^Site: (\S+)/.exec(line) ?? []
      if (site) [origin, seconds] = [site, (performance.now() - started) / 1000]
      const [, userId, password] = /^Staff login: (\S+) \/ (\S+)/.exec(line) ?? []
      if (userId && password) resolve({ origin, seconds, staff: { userId, password } })
    })
  })
  return {
    ...running,
    pid: child.pid ?? 0,
    close: async () => {
      await endChild(child, 'SIGTERM')
      if (temporary) await rm(temporary, { recursive: true, force: true })
    },
  }
}
