import { Failure } from '#server/command/failure.ts'
import type { Finding } from '../doctor/finding.ts'
import { backTo, goLive } from './go-live.ts'
import { narrowingStatements } from './narrowing.ts'
import { readDraft } from './netlify-api.ts'
import type { ReleaseTools } from './release-tools.ts'
import { smoke } from './smoke.ts'

/** A finding that the release itself mends. */
const mendedByRelease = ['migrations']

/**
 * Releases the checked-out commit, step by step, each only after the one before went well: doctor, backup,
 * rehearsal, migrations, preview, smoke test, promotion, and readiness with the smoke test once more, as
 * visitors see the site; where the last fails, the deploy before comes back. Migrations only ever widen, so
 * that the version before runs on the new schema. With `isCheck` it ends after the rehearsal and has changed
 * nothing.
 */
export async function release(
  tools: ReleaseTools,
  { isCheck, despite }: { isCheck: boolean; despite: readonly string[] },
): Promise<void> {
  const { say, commit, netlify } = tools
  if (!tools.isClean && !isCheck)
    throw new Failure('There are changes that are not committed.', 'Commit them: a release is a commit.')
  const before = await netlify.publishedDeploy()
  say(`Release of ${commit}. Visitors see the deploy ${before ?? '(none yet)'}.`)

  refuseSick(await tools.examine(), despite)
  say('Doctor: nothing to mend.')

  const backup = await tools.backUp()
  say(`Backup: ${backup}.`)
  const migrations = await tools.newMigrations(backup)
  const narrowing = await narrowingStatements(migrations)
  if (narrowing.length > 0 && !despite.includes('narrowing'))
    throw new Failure(
      `The version before would not run on the new schema:\n${narrowing.join('\n')}`,
      'Widen now, and take away in a later release what no version in use needs; or add --despite narrowing.',
    )
  await tools.rehearse(backup)
  say(`Rehearsal: a copy took the backup and ${migrations.length} new migrations, which only widen.`)
  if (isCheck) return say('This was a check; nothing was changed.')

  if (migrations.length > 0) await tools.migrate()
  say(`Migrations: ${migrations.length} sent. The version before runs on them too.`)
  const draft = readDraft(await tools.upload())
  say(`Preview: ${draft.url}`)
  const { pages, wrong } = await smoke({ url: draft.url, version: commit, staff: tools.staff })
  if (wrong.length > 0)
    throw new Failure(
      `The preview ${draft.url} fails: ${wrong.join('; ')}.`,
      'Visitors see the site as before.',
    )
  say(`Smoke test: ${pages} pages, a form and signing in.`)
  await goLive(tools, draft, before)
  say(`Live: ${tools.siteUrl} is ready as ${commit}.`)
  if (before) say(`The way back: ${backTo(before)}`)
}

function refuseSick(findings: readonly Finding[], despite: readonly string[]): void {
  const passed = [...mendedByRelease, ...despite]
  const sick = findings.filter(({ subject, state }) => state === 'mend' && !passed.includes(subject))
  if (sick.length > 0)
    throw new Failure(
      `The doctor finds:\n${sick.map(({ subject, words }) => `${subject}: ${words}`).join('\n')}`,
      'Mend it, or leave a finding out: npm run release -- --despite "<its name>"',
    )
}
