import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import postgres from 'postgres'
import { endChild, hasEnded } from '#server/command/end-child.ts'
import { freePort } from '../free-port.ts'
import { migrate, type TestedDatabase } from './database.ts'
import { newestInstalled } from './installed.ts'

/**
 * The folder with `initdb` and `postgres` of the newest Postgres on this machine from 15 on, or undefined.
 */
export function findPostgres(): string | undefined {
  return newestInstalled()?.programs
}

/** A Postgres server with one database, in a temporary folder that `close` removes. */
export interface PostgresServer extends TestedDatabase {
  /** The address, as the owner. */
  url: string
  port: number
  /** Ends the server at once, as a power failure would. */
  kill: () => void
  /** Starts the server again after `kill`; its sessions may take a moment to notice that they ended. */
  revive: () => Promise<void>
}

/**
 * Starts the server whose programs are in the folder `programs`, migrated unless told otherwise, owned by the
 * role `owner`. A process of root runs the server as the user postgres.
 */
export async function startPostgres(
  programs: string,
  prepare: (server: PostgresServer) => Promise<void> = migrate,
  owner = 'postgres',
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const port = await freePort()
  const identity = unprivileged()
  if (identity) chownSync(folder, identity.uid, identity.gid)
  const run = (program: string, ...parameters: string[]) =>
    execFileSync(join(programs, program), parameters, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...identity,
    })

  const data = join(folder, 'data')
  run('initdb', '-D', data, '-U', owner, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync')
  const logFile = join(folder, 'log')
  const log = openSync(logFile, 'a')
  const settings = ['-p', `${port}`, '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off']
  // `pg_ctl` would give the server a session of its own; a child process stays in the process group, which a
  // signal ends as a whole.
  const begin = () =>
    spawn(join(programs, 'postgres'), ['-D', data, ...settings], {
      cwd: folder,
      stdio: ['ignore', log, log],
      ...identity,
    })
  let server = begin()
  const stop = async () => {
    await endChild(server, 'SIGQUIT')
    closeSync(log)
    rmSync(folder, { recursive: true, force: true })
  }
  if (!(await isReady(server, data))) {
    const why = readFileSync(logFile, 'utf8')
    await stop()
    throw new Error(`Postgres does not start:\n${why}`)
  }

  const kill = () => void server.kill('SIGKILL')
  const revive = async () => {
    await endChild(server, 'SIGKILL')
    for (let attempt = 0; attempt < 60; attempt++) {
      server = begin()
      if (await isReady(server, data)) return
      await setTimeout(500)
    }
    throw new Error('Postgres does not come back.')
  }

  const url = `postgresql://${owner}@127.0.0.1:${port}/postgres?sslmode=disable`
  const connection = postgres(url, { max: 1, onnotice: () => {} })
  const tested: PostgresServer = {
    url,
    port,
    kill,
    revive,
    async query(sql, params = []) {
      const answer = await connection.unsafe(sql, params as never[])
      return { rows: [...answer], affected: answer.count }
    },
    async script(sql) {
      await connection.unsafe(sql)
    },
    async close() {
      await connection.end()
      await stop()
    },
  }
  try {
    await prepare(tested)
  } catch (error) {
    await tested.close()
    throw error
  }
  return tested
}

/** Waits until the server of a data folder takes connections; false when its process ends before. */
async function isReady(server: ChildProcess, data: string): Promise<boolean> {
  const file = join(data, 'postmaster.pid')
  while (!hasEnded(server)) {
    const [pid, , , , , , , status] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    if (Number(pid) === server.pid && status?.trim() === 'ready') return true
    await setTimeout(20)
  }
  return false
}

/** Postgres refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const ask = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: ask('-u'), gid: ask('-g') }
}
