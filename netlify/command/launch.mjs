// Plain JavaScript without packages, because it runs on any Node from 20 on and before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

const tasks = {
  start: 'netlify/local/start.ts',
  dev: 'netlify/local/dev.ts',
  build: 'netlify/build/build-site.ts',
  test: 'netlify/testing/run/test-all.ts',
  check: 'netlify/build/check-all.ts',
  format: 'netlify/build/format.ts',
  schema: 'netlify/build/schema/record-schema.ts',
  bench: 'netlify/bench/bench.ts',
  drill: 'netlify/drill/drill.ts',
  backup: 'netlify/operate/backup.ts',
  restore: 'netlify/operate/restore.ts',
  'words:export': 'netlify/build/words/words-export.ts',
  'words:import': 'netlify/build/words/words-import.ts',
  'catalogue:export': 'netlify/operate/catalogue-export.ts',
  'catalogue:import': 'netlify/operate/catalogue-import.ts',
  'places:export': 'netlify/operate/places-export.ts',
  'places:import': 'netlify/operate/places-import.ts',
  'second-store': 'netlify/operate/second-store.ts',
  staff: 'netlify/operate/staff.ts',
  doctor: 'netlify/operate/doctor.ts',
  release: 'netlify/operate/release.ts',
}

/**
 * Options of Node for a task. The server runs for hours: V8 would let the space for short-lived objects grow
 * to 100 MB, at no gain in speed here. Browser tests start the server with the same options.
 */
const nodeOptions = JSON.parse(readFileSync(join(root, 'netlify/command/node-options.json'), 'utf8'))

function main([task = '', ...options]) {
  const entry = tasks[task]
  if (!entry) fail(`There is no task ${task || '(none named)'}.`, `Tasks: ${Object.keys(tasks).join(', ')}.`)

  installPackages()
  const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(node))
    fail(
      'The Node.js that this project brings along is missing: the install script of the package "node" did not run.',
      'Allow install scripts and install again: npm config set ignore-scripts false && npm ci',
    )
  run(node, [...(nodeOptions[task] ?? []), join(root, entry), ...options])
}

/**
 * Installs the packages when there are none, or when package-lock.json is newer than npm's note of the last
 * installation.
 */
function installPackages() {
  const changed = (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (changed('node_modules/.package-lock.json') >= changed('package-lock.json')) return
  console.log('Installing packages; this takes a minute or two the first time …')
  // The npm that started this task, or the one on the path. Without a network npm shall not try for minutes;
  // npm refuses a longest wait that is shorter than the shortest, which is 10 seconds unless told otherwise.
  const npm = process.env.npm_execpath
  const [program, ...first] = npm ? [process.execPath, npm] : ['npm']
  const waits = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=3000']
  const options = ['--loglevel=error', '--no-audit', '--no-fund', ...waits]
  const { status } = spawnSync(program, [...first, 'ci', ...options], {
    cwd: root,
    stdio: 'inherit',
    shell: !npm && process.platform === 'win32',
  })
  if (status === 0) return
  fail(
    'The packages could not be installed; npm says why above.',
    'The first start needs the npm registry (npm config get registry), the right to write into this folder, and 1 GB of disk.',
  )
}

/**
 * Runs the task on the right Node and passes arguments, signals and exit code through. By the channel between
 * both processes the task notices when this process has ended.
 */
function run(node, args) {
  const child = spawn(node, args, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event) whenOrphaned(() => child.kill('SIGTERM'))
  child.on('error', (error) =>
    fail(`The task could not be started: ${error.message}`, 'Install again: npm ci'),
  )
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

/** npm passes SIGTERM to its shell and no further, so the task stops when its parent has ended. */
function whenOrphaned(stop) {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stop()
  }, 500).unref()
}

function fail(message, cure) {
  console.error(`\n${message}\n${cure}`)
  process.exit(1)
}

main(process.argv.slice(2))
