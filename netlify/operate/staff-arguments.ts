import { parseArgs } from 'node:util'
import { Failure } from '#server/command/failure.ts'
import type { NewStaff } from '#server/local/supabase/accounts.ts'

const usage =
  'npm run staff:create -- --user-id asha --name "Asha Sahoo" --email asha@example.com [--city …] [--mobile …] [--expires YYYY-MM-DD]'

/**
 * Reads the command line of `npm run staff:create`. The password is asked for and never an argument, because shells
 * keep a history.
 */
export function readStaffArguments(args: readonly string[]): Omit<NewStaff, 'password'> {
  const values = parse(args)
  const { 'user-id': userId = '', name = '', email = '', city = '', mobile = '', expires } = values
  const missing = Object.entries({ '--user-id': userId, '--name': name, '--email': email })
    .filter(([, value]) => value.trim() === '')
    .map(([option]) => option)
  if (missing.length > 0) throw new Failure(`Missing: ${missing.join(', ')}.`, usage)
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new Failure(`${email} is not an e-mail address.`, usage)
  if (expires !== undefined && !isDay(expires))
    throw new Failure(`${expires} is not a day like 2027-03-31.`, usage)
  return { userId, name, email, city, mobile, expiresOn: expires }
}

function parse(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const
    const options = { 'user-id': text, name: text, email: text, city: text, mobile: text, expires: text }
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error), usage)
  }
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  )
}
