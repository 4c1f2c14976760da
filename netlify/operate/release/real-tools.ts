import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { checkedOutCommit } from '#server/build/bundles/built-commit.ts'
import { Failure } from '#server/command/failure.ts'
import { projectFolder } from '#server/command/project.ts'
import { readSettings, type Variables } from '#server/command/settings.ts'
import { ensurePostgres } from '#server/local/postgres/ensure-postgres.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { newBackupIn } from '../backup/rotation.ts'
import { openProject } from '../backup/stored-project.ts'
import { examine } from '../doctor/examine.ts'
import { hostedTarget } from '../doctor/target.ts'
import { openNetlifyApi } from './netlify-api.ts'
import { newMigrations, rehearse } from './rehearse.ts'
import type { ReleaseTools } from './release-tools.ts'

const needed = [
  'SUPABASE_URL',
  'SUPABASE_DB_URL',
  'SITE_URL',
  'NETLIFY_SITE_ID',
  'NETLIFY_AUTH_TOKEN',
] as const
const usualBackups = '.local/backups'
/** The most bytes that a command may print. */
const mostPrinted = 64 * 1024 * 1024

/** Runs a command in the project's folder and answers what it printed; throws when it fails. */
async function run(
  program: string,
  args: readonly string[],
  added: Record<string, string> = {},
): Promise<string> {
  const options = { cwd: projectFolder, maxBuffer: mostPrinted, env: { ...process.env, ...added } }
  try {
    return (await promisify(execFile)(program, [...args], options)).stdout
  } catch (cause) {
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause)
    throw new Failure(`${program} ${args[0]} failed:\n${said}`, 'Run it by hand to see more.', { cause })
  }
}

const supabase = join(projectFolder, 'node_modules/.bin/supabase')
const push = async (address: string) =>
  void (await run(supabase, ['db', 'push', `--remote=${address}`, '--yes', '--agent', 'no']))

/**
 * Opens the site and the project that the environment names; throws `Failure` where a variable is missing.
 */
export async function openTools(
  variables: Variables,
  { isCheck }: { isCheck: boolean },
): Promise<ReleaseTools & { close: () => Promise<void> }> {
  const missing = needed.filter((name) => !variables[name])
  if (missing.length > 0)
    throw new Failure(`Not set: ${missing.join(', ')}.`, 'A release needs them in .env: see .env.example.')
  const [databaseUrl, siteUrl, siteId, token] = needed.slice(1).map((name) => variables[name] ?? '')
  const commit = checkedOutCommit()
  const { RELEASE_USER_ID: userId, RELEASE_PASSWORD: password } = variables
  // A check leaves nothing behind.
  const temporary = isCheck ? await mkdtemp(join(tmpdir(), 'release-check-')) : undefined
  const backups = temporary ?? resolve(projectFolder, variables.BACKUP_FOLDER || usualBackups)
  return {
    say: (line) => console.log(line),
    commit,
    isClean: (await run('git', ['status', '--porcelain'])).trim() === '',
    siteUrl: (siteUrl ?? '').replace(/\/$/, ''),
    netlify: openNetlifyApi('https://api.netlify.com', siteId ?? '', token ?? ''),
    staff: userId && password ? { userId, password } : undefined,
    examine: () => examine(hostedTarget(variables), () => undefined),
    backUp: async () => {
      const folder = newBackupIn(backups)
      const project = await openProject(readSettings([], variables), variables)
      await makeBackup(project, folder).finally(() => project.close())
      return folder
    },
    newMigrations,
    rehearse: (backup) => rehearse(backup, postgresPrograms(), push),
    migrate: () => push(databaseUrl ?? ''),
    upload: () =>
      run(
        'npx',
        [
          'netlify-cli',
          'deploy',
          '--build',
          '--context',
          'production',
          '--json',
          '--message',
          `release ${commit}`,
        ],
        { SITE_VERSION: commit },
      ),
    pause: (milliseconds) => setTimeout(milliseconds),
    close: async () => {
      if (temporary) await rm(temporary, { recursive: true, force: true })
    },
  }
}

function postgresPrograms(): string {
  const programs = ensurePostgres()
  if (!programs)
    throw new Failure(
      'A rehearsal needs a Postgres on this machine, and there is none.',
      'Install one from version 15 on (Debian: apt-get install postgresql).',
    )
  return programs
}
