import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs a package with apt-get; false where this account may not, or where it does not work. */
export function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${name} …`)
  return [['update'], ['install', '-y', '--no-install-recommends', name]].every((args) => {
    const { status } = spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return status === 0
  })
}
