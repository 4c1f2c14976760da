// Plain JavaScript for the same reason as launch.mjs.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const networkTrouble = /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT/

/**
 * Installs the packages unless node_modules already is what package-lock.json says.
 * Answers undefined, or what went wrong and the cure.
 *
 * @param {string} root folder of package.json
 * @param {(root: string) => Promise<{ code: number, errors: string }>} [install]
 * @returns {Promise<{ message: string, cure: string } | undefined>}
 */
export async function ensurePackages(root, install = installLocked) {
  const lock = await readFile(join(root, 'package-lock.json'), 'utf8')
  const hash = createHash('sha256').update(lock).digest('hex')
  const hashFile = join(root, 'node_modules/.dealer-lock-hash')
  if ((await readText(hashFile)) === hash) return undefined

  if (!(await isInstalled(root, lock))) {
    console.log('Installing packages; this takes a minute or two the first time …')
    const { code, errors } = await install(root)
    if (code !== 0) return installProblem(errors)
  }
  await writeFile(hashFile, hash)
  return undefined
}

/** npm notes what it installed; when every package that is not optional stands there in its version, nothing is to do. */
async function isInstalled(root, lock) {
  const installed = await readText(join(root, 'node_modules/.package-lock.json'))
  if (!installed) return false
  const present = JSON.parse(installed).packages
  return Object.entries(JSON.parse(lock).packages).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional || devOptional || present[path]?.version === version,
  )
}

function installProblem(errors) {
  if (networkTrouble.test(errors))
    return {
      message: 'The packages could not be fetched: the npm registry cannot be reached.',
      cure: 'Check the network (and npm config get registry), then try again. Only the first start needs it.',
    }
  if (/EACCES|EPERM|EROFS/.test(errors))
    return {
      message: 'The packages could not be installed: this folder cannot be written.',
      cure: 'Give yourself the right to write here, then try again.',
    }
  if (/ENOSPC/.test(errors))
    return {
      message: 'The packages could not be installed: the disk is full.',
      cure: 'Free some space, then try again.',
    }
  return {
    message: 'The packages could not be installed; npm says why above.',
    cure: 'Correct that, then try again.',
  }
}

/**
 * Tries three times: npm's own retries wait for each package in turn, a minute and more without a network,
 * while a new try finds in the cache what came before.
 */
async function installLocked(root) {
  let result = await installOnce(root)
  for (let retry = 0; retry < 2 && networkTrouble.test(result.errors); retry++)
    result = await installOnce(root)
  if (result.code !== 0) process.stderr.write(result.errors)
  return result
}

/**
 * npm ci refuses a lock file that lacks optional packages of platforms its registry did not offer.
 * npm install takes the same versions from it, and with --no-save changes neither file.
 */
async function installOnce(root) {
  const strict = await runNpm(root, ['ci'])
  return /EUSAGE/.test(strict.errors) ? runNpm(root, ['install', '--no-save']) : strict
}

/** Runs the npm that started this task, or the one on the path. */
function runNpm(root, command) {
  const options = ['--loglevel=error', '--no-audit', '--no-fund', '--fetch-retries=0']
  const npm = process.env.npm_execpath
  const [program, ...first] = npm ? [process.execPath, npm] : ['npm']
  return new Promise((resolve) => {
    let errors = ''
    const child = spawn(program, [...first, ...command, ...options], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'pipe'],
      shell: !npm && process.platform === 'win32',
    })
    child.stderr.on('data', (chunk) => {
      errors += chunk
    })
    child.on('error', (error) => resolve({ code: 1, errors: `${errors}${error.message}` }))
    child.on('close', (code) => resolve({ code: code ?? 1, errors }))
  })
}

const readText = (file) => readFile(file, 'utf8').catch(() => undefined)
