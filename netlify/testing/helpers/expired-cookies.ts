import type { Caller } from './test-api.ts'

/** The cookies of a caller with an expired access token, so that the next call has to refresh the session. */
export function expiredCookies(staff: Caller): string {
  return staff.cookies().replace(/(__Host-staff=)base64-([^;]+)/, (_all, name: string, encoded: string) => {
    const session = JSON.parse(Buffer.from(encoded, 'base64url').toString()) as object
    const aged = { ...session, expires_at: 1_700_000_000, expires_in: 0 }
    return `${name}base64-${Buffer.from(JSON.stringify(aged)).toString('base64url')}`
  })
}
