import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { endChild } from '#server/command/end-child.ts'
import nodeOptions from '#server/command/node-options.json' with { type: 'json' }
import { projectFolder } from '#server/command/project.ts'

/** The running product, started as `npm start` does it. */
export interface RunningProduct {
  url: string
  /** The folder of the built site. */
  siteFolder: string
  /** The login that the product printed when it started. */
  staff: { userId: string; password: string }
  /** The product's own time, in milliseconds since 1970: that of this machine until it is moved. */
  now: () => number
  /**
   * Moves the product's clock ahead to a moment, in milliseconds since 1970; it goes on from there. Throws in
   * a product that was not started with `movesClock`.
   */
  moveClock: (to: number) => Promise<void>
  /** Ends the product like Ctrl-C, and waits until its data is closed. */
  stop: () => Promise<void>
}

const login = /Staff login: (?<userId>\S+) \/ (?<password>\S+)/
/** The longest time in milliseconds for a first start with its build, and for closing the data. */
const longestStart = 420_000
const longestStop = 20_000

export interface ProductOptions {
  port: number
  /** The folders of the data and the built site, relative to the project's folder. */
  folders: { data: string; site: string }
  /** The options of `npm start`. */
  options: readonly string[]
  /** The shortest time between a change of content and the rendering of all pages, in seconds. */
  pauseSeconds: number
  /** Whether the product's clock can be moved. */
  movesClock?: boolean
}

/** Starts the product. Throws with the printed text when the product ends before it is ready. */
export async function startProduct({
  port,
  folders,
  options,
  pauseSeconds,
  movesClock = false,
}: ProductOptions): Promise<RunningProduct> {
  const clock = movesClock ? ['--import', './web/e2e/product/moved-clock.ts'] : []
  const child = spawn(execPath, [...nodeOptions.start, ...clock, 'netlify/local/start.ts', ...options], {
    cwd: projectFolder,
    // The IPC channel tells the product when this process is gone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      PORT: String(port),
      DEALER_DATA_DIR: folders.data,
      DEALER_SITE_DIR: folders.site,
      // The built pages contain this address, so all copies of a site share the address of `npm start`.
      SITE_URL: 'http://localhost:8888',
      BUILD_PAUSE_SECONDS: String(pauseSeconds),
      // Browsers in tests never pause, and so call more often than people at one address would.
      DEALER_RATE_LIMITS: 'off',
      // The cheapest hash that the package offers: nearly every test of staff signs in.
      LITE_AUTH_BCRYPT_COST: '4',
    },
  })
  const { userId = '', password = '' } = await printedLogin(child)
  let aheadMs = 0
  const now = () => Date.now() + aheadMs
  return {
    url: `http://localhost:${port}`,
    siteFolder: join(projectFolder, folders.site),
    staff: { userId, password },
    now,
    moveClock: async (to) => {
      if (!movesClock) throw new Error('This test needs `test.use({ movesClock: true })`.')
      if (to < now()) throw new Error('The clock goes ahead alone: the database holds later moments.')
      const answered = once(child, 'message')
      child.send({ moveClockTo: to })
      await answered
      aheadMs = to - Date.now()
    },
    stop: () => end(child),
  }
}

function printedLogin(child: ChildProcess): Promise<Record<string, string>> {
  let printed = ''
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The product ${why}:\n${printed}`))
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      fail('does not start')
    }, longestStart)
    child.on('exit', () => {
      clearTimeout(timer)
      fail('ended')
    })
    const streams = [child.stdout, child.stderr]
    const hear = (data: Buffer) => {
      printed += data.toString()
      const found = login.exec(printed)
      if (!found?.groups) return
      clearTimeout(timer)
      resolve(found.groups)
      // Further output is read and dropped, so that the pipe never fills.
      for (const stream of streams) stream?.off('data', hear).resume()
    }
    for (const stream of streams) stream?.on('data', hear)
  })
}

async function end(child: ChildProcess): Promise<void> {
  const timer = setTimeout(() => child.kill('SIGKILL'), longestStop)
  await endChild(child, 'SIGTERM')
  clearTimeout(timer)
}
