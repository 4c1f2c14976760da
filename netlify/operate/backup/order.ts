import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Failure } from '#server/command/failure.ts'

/**
 * What `npm run backup` is to do: one backup, one of a schedule with the number of those kept, or a trial.
 */
export type BackupOrder =
  | { act: 'save'; folder: string }
  | { act: 'rotate'; folder: string; keep: number; check: boolean }
  | { act: 'check'; folder: string }

const cure = [
  'npm run backup -- <new folder>',
  'npm run backup -- --to <folder> --keep 14 [--check]',
  'npm run backup -- --check <folder>',
].join('\n')
const usualKeep = '14'

/** Reads the arguments; throws `Failure` with the ways to call it for any others. */
export function readBackupOrder(argv: readonly string[]): BackupOrder {
  const { values, positionals } = parsed(argv)
  const [folder, ...more] = positionals
  const { to, keep, check = false } = values
  if (more.length > 0 || (folder && to) || (keep && !to)) throw new Failure('That is no backup.', cure)
  if (to) {
    const count = Number(keep ?? usualKeep)
    if (!Number.isInteger(count) || count < 1) throw new Failure(`--keep is ${keep}.`, 'Keep at least one.')
    return { act: 'rotate', folder: resolve(to), keep: count, check }
  }
  if (!folder) throw new Failure('Which folder?', cure)
  return { act: check ? 'check' : 'save', folder: resolve(folder) }
}

function parsed(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { to: { type: 'string' }, keep: { type: 'string' }, check: { type: 'boolean' } },
    })
  } catch (cause) {
    throw new Failure('That is no backup.', cure, { cause })
  }
}
