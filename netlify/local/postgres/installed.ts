import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The programs of one Postgres on this machine. */
export interface InstalledPostgres {
  /** The folder with `initdb` and `postgres`. */
  programs: string
  /** As the server prints its own version, such as `18.4`. */
  version: string
}

const oldestMajor = 15
const debianFolder = '/usr/lib/postgresql'

/**
 * The newest Postgres from 15 on among those of Debian's folder and of `path`, a list of folders as in PATH;
 * undefined without one. The newest wins wherever it lies, so that another major is tried by putting its
 * folder on PATH.
 */
export function newestInstalled(path: string = process.env.PATH ?? ''): InstalledPostgres | undefined {
  const packaged = existsSync(debianFolder)
    ? readdirSync(debianFolder).map((major) => join(debianFolder, major, 'bin'))
    : []
  const found = [...packaged, ...path.split(':')].flatMap((programs) => {
    const version = versionIn(programs)
    return version && Number.parseFloat(version) >= oldestMajor ? [{ programs, version }] : []
  })
  const inOrder = (one: InstalledPostgres, other: InstalledPostgres) =>
    other.version.localeCompare(one.version, 'en', { numeric: true })
  return found.sort(inOrder)[0]
}

/** The version of the server in a folder; undefined where there is none, or where the server does not run. */
function versionIn(folder: string): string | undefined {
  if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'postgres'))) return undefined
  try {
    const printed = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
    return /\d+(\.\d+)?/.exec(printed)?.[0]
  } catch {
    return undefined
  }
}
