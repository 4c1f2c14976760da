import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { endChild } from '#server/command/end-child.ts'
import nodeOptions from '#server/command/node-options.json' with { type: 'json' }
import { projectFolder } from '#server/command/project.ts'

/** The product as `npm start` runs it. */
export interface RunningProduct {
  url: string
  /** The folder of its built site. */
  siteFolder: string
  /** The login that it printed. */
  staff: { userId: string; password: string }
  /** Ends it as Ctrl-C does and waits until it has closed its data. */
  stop: () => Promise<void>
}

const login = /Staff login: (?<userId>\S+) \/ (?<password>\S+)/
/** How long a first start with its build may take, and the closing of the data, in milliseconds. */
const longestStart = 420_000
const longestStop = 20_000

export interface ProductOptions {
  port: number
  /** Folders of the data and of the built site, from the project's folder. */
  folders: { data: string; site: string }
  /** As `npm start` takes them. */
  options: readonly string[]
  /** How long a change of content waits at the least until all pages are rendered again. */
  pauseSeconds: number
}

/** Starts the product. Throws with what it printed when it ends before it stands. */
export async function startProduct({
  port,
  folders,
  options,
  pauseSeconds,
}: ProductOptions): Promise<RunningProduct> {
  const child = spawn(execPath, [...nodeOptions.start, 'netlify/local/start.ts', ...options], {
    cwd: projectFolder,
    // Over the channel the product notices when this process is gone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      PORT: String(port),
      DEALER_DATA_DIR: folders.data,
      DEALER_SITE_DIR: folders.site,
      // The built pages name it, so it is one for all copies of a site, and that of `npm start`.
      SITE_URL: 'http://localhost:8888',
      BUILD_PAUSE_SECONDS: String(pauseSeconds),
      // Browsers that never pause call more often than the people of one address.
      DEALER_RATE_LIMITS: 'off',
    },
  })
  const { userId = '', password = '' } = await printedLogin(child)
  return {
    url: `http://localhost:${port}`,
    siteFolder: join(projectFolder, folders.site),
    staff: { userId, password },
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
      // What the product prints from now on is read and forgotten, so that its pipe never fills.
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
