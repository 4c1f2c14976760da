import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadEnvFile } from 'node:process'
import { isLoopback } from '#server/lib/is-loopback.ts'
import { Failure } from './failure.ts'
import { projectFolder } from './project.ts'

export interface Settings {
  port: number
  /** The address on which the local server listens: this machine alone unless HOST names another address. */
  host: string
  /** Names under which the local server answers, beside `localhost` and addresses in numbers. */
  hostNames: string[]
  /** Deletes the data of the embedded project first. */
  fresh: boolean
  /** A new embedded project gets no demo data, just as a dealer has none on the first day. */
  empty: boolean
  /**
   * A data folder with demo data that no other process has open: the new one begins as a copy of it, which
   * takes less time than making the data.
   */
  like: string | undefined
  dataFolder: string
  /**
   * Whether to keep the rate limits of the functions' configs, as Netlify does; browser tests are many
   * visitors of one address.
   */
  limitsRates: boolean
  /** The hosted project's address; undefined means the embedded project. */
  hostedUrl: string | undefined
}

export type Variables = Record<string, string | undefined>

const supabaseVariables = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY']
/** A build reads data that visitors may read, and nothing else. */
const buildVariables = supabaseVariables.slice(0, 2)

/** Loads the project's `.env`; variables that are set already win. */
export function loadDotEnv(): void {
  const file = join(projectFolder, '.env')
  if (existsSync(file)) loadEnvFile(file)
}

/**
 * Reads arguments and environment once. Throws `Failure` for an unknown argument or a setting that makes no
 * sense.
 */
export function readSettings(argv: readonly string[], variables: Variables, isBuild = false): Settings {
  const dataFolder = resolve(projectFolder, variables.DEALER_DATA_DIR || '.local/data')
  return {
    port: readPort(variables.PORT),
    host: variables.HOST || '127.0.0.1',
    hostNames: [variables.HOST, URL.parse(variables.SITE_URL ?? '')?.hostname].flatMap((name) => name || []),
    ...readBeginning(argv, dataFolder),
    dataFolder,
    limitsRates: variables.DEALER_RATE_LIMITS !== 'off',
    hostedUrl: readHostedUrl(variables, isBuild ? buildVariables : supabaseVariables),
  }
}

/** The data with which the project begins. */
function readBeginning(
  argv: readonly string[],
  dataFolder: string,
): Pick<Settings, 'fresh' | 'empty' | 'like'> {
  const likeAt = argv.indexOf('--like')
  const valueAt = likeAt < 0 ? -1 : likeAt + 1
  const cure =
    'There are --fresh and --empty: npm start -- --fresh begins with new demo data, --empty with none, --like <folder> with a copy of the demo data there.'
  const unknown = argv.find(
    (argument, index) => !['--fresh', '--empty', '--like'].includes(argument) && index !== valueAt,
  )
  if (unknown) throw new Failure(`There is no option ${unknown}.`, cure)
  const empty = argv.includes('--empty')
  if (likeAt < 0) return { fresh: empty || argv.includes('--fresh'), empty, like: undefined }

  const folder = argv[valueAt]
  if (!folder || folder.startsWith('--')) throw new Failure('--like names no folder.', cure)
  if (empty) throw new Failure('--empty and --like are two ways to begin.', cure)
  const like = resolve(projectFolder, folder)
  if (like === dataFolder)
    throw new Failure('--like names the data folder itself.', 'Name another folder, or leave --like out.')
  return { fresh: true, empty, like }
}

function readPort(text: string | undefined): number {
  const port = text ? Number(text) : 8888
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Failure(
      `PORT is ${text}, which is not a port.`,
      'Use a number from 1 to 65535: PORT=8890 npm start',
    )
  return port
}

/** Does the environment name a hosted project, at least in part? */
export function namesHostedProject(variables: Variables): boolean {
  return supabaseVariables.some((name) => variables[name])
}

/** No visitor of a published site reaches what only the machine that built it reaches. */
function refuseLoopback(variables: Variables): void {
  const meanings = { SUPABASE_URL: 'the hosted project’s address', SITE_URL: 'the address that visitors see' }
  for (const [name, meaning] of Object.entries(meanings))
    if (isLoopback(variables[name]))
      throw new Failure(
        `${name} is ${variables[name]}, which only this machine reaches.`,
        `Set it to ${meaning}, among the site’s variables or in .env.`,
      )
}

function readHostedUrl(variables: Variables, needed: readonly string[]): string | undefined {
  const missing = needed.filter((name) => !variables[name])
  const isEmbedded = missing.length === needed.length
  // A site that Netlify publishes is real and must never show the demo. NETLIFY is set on Netlify's machines,
  // NETLIFY_LOCAL by Netlify's command line on any other machine.
  const isForNetlify = Boolean(variables.NETLIFY || variables.NETLIFY_LOCAL)
  if (isEmbedded && !isForNetlify) return undefined
  if (missing.length > 0)
    throw new Failure(
      `Not set: ${missing.join(', ')}.`,
      isForNetlify
        ? 'A site on Netlify shows a hosted project: set them among the site’s variables, or in .env where you build yourself. They are no secrets. See netlify/operate/README.md.'
        : 'Set all SUPABASE_ variables to use a hosted project, or none of them to use the embedded one. See .env.example.',
    )
  if (isForNetlify) refuseLoopback(variables)
  return variables.SUPABASE_URL
}
