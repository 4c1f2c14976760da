import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { projectFolder } from '#server/command/project.ts'

export interface DemoSite {
  origin: string
  close: () => Promise<void>
}

/** Opens the whole product as `npm start` runs it, with demo data of its own. */
export async function openDemoSite(port: number): Promise<DemoSite> {
  const data = await mkdtemp(join(tmpdir(), 'bench-site-'))
  const child = spawn(process.execPath, ['netlify/local/start.ts', '--fresh'], {
    cwd: projectFolder,
    env: { ...process.env, PORT: String(port), DEALER_DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The site did not start.')))
    createInterface(child.stdout).on('line', (line) => {
      const site = /^Site: (\S+)/.exec(line)?.[1]
      if (site) resolve(site)
    })
  })
  return {
    origin,
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await ended
      await rm(data, { recursive: true, force: true })
    },
  }
}
