import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const aptGet = '/usr/bin/apt-get'

/** Whether this account may install Debian's packages: it is root on a machine that has apt. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync(aptGet)
}

/**
 * Installs the newest version of a package that apt offers, or updates an installed package to it; false
 * where this account may not install, or where the installation fails.
 */
export function installDebianPackage(name: string): boolean {
  if (!mayInstall() || !updateLists()) return false
  console.log(`Installing ${name} …`)
  return apt(['install', '-y', '--no-install-recommends', name], 'inherit')
}

/**
 * The newest of the packages whose names are `prefix` and a number, such as postgresql-15; undefined without
 * any.
 */
export function newestNumbered(prefix: string): string | undefined {
  if (!mayInstall() || !updateLists()) return undefined
  const { stdout } = spawnSync('apt-cache', ['pkgnames', prefix], { encoding: 'utf8' })
  return stdout
    .split('\n')
    .filter((name) => /^\d+$/.test(name.slice(prefix.length)))
    .sort((one, other) => Number(other.slice(prefix.length)) - Number(one.slice(prefix.length)))[0]
}

let listsAreNew: boolean | undefined

/** Asks apt's servers, once, which packages they offer today. */
function updateLists(): boolean {
  listsAreNew ??= apt(['update'], 'ignore')
  return listsAreNew
}

function apt(args: readonly string[], stderr: 'inherit' | 'ignore'): boolean {
  const { status } = spawnSync(aptGet, args, {
    stdio: ['ignore', 'ignore', stderr],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}
