import { listBackups } from '../backup/rotation.ts'
import { type Check, mend, ok, unknown, type Verdict } from './finding.ts'
import type { Target } from './target.ts'

const hourMs = 60 * 60 * 1000
/** A backup each night may be late by half a day. */
const oldestHours = 36

/** The check of the backups that a schedule on this machine makes. */
export function backupChecks({ variables }: Target): Check[] {
  return [['newest backup', () => lookAtBackups(variables.BACKUP_FOLDER)]]
}

async function lookAtBackups(folder: string | undefined): Promise<Verdict> {
  const how = 'npm run backup -- --to <folder> --keep 14, each night'
  if (!folder) return unknown(`set BACKUP_FOLDER to ask; Supabase’s free plan makes none of its own: ${how}`)
  const [newest] = await listBackups(folder)
  if (!newest) return mend(`there is none in ${folder}: ${how}`)
  const hours = Math.floor((Date.now() - newest.madeAt.getTime()) / hourMs)
  const words = `${hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`} old, in ${newest.folder}`
  return hours <= oldestHours ? ok(words) : mend(`${words}: does the schedule still run?`)
}
