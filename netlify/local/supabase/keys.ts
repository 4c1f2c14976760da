import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'

/** The keys of an embedded project, made at random for each data folder. */
export interface ProjectKeys {
  publishableKey: string
  secretKey: string
  jwtSecret: string
  /** Password of the demo account `demo`. */
  staffPassword: string
  /** The key that encrypts waiting enquiries. */
  secondStoreKey: string
}

export function makeKeys(): ProjectKeys {
  return {
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwtSecret: randomBytes(32).toString('base64url'),
    staffPassword: randomBytes(9).toString('base64url'),
    secondStoreKey: randomBytes(32).toString('base64url'),
  }
}

/**
 * Reads the keys from a file. Missing keys are made and written into the file; only its owner can read it.
 */
export async function keepKeys(file: string): Promise<ProjectKeys> {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  const kept = JSON.parse(text) as Partial<ProjectKeys>
  const keys = { ...makeKeys(), ...kept }
  if (Object.keys(kept).length === Object.keys(keys).length) return keys
  await writeFile(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 })
  return keys
}
