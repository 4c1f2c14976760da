import { parseArgs } from 'node:util'
import { type StaffRole, staffRoleIds } from '#contract/people/staff-roles.ts'
import { Failure } from '#server/command/failure.ts'

/**
 * A person who gets an account; `expiresOn` is the last day on which the account works (YYYY-MM-DD), by
 * default a year from now.
 */
export interface NewPerson {
  userId: string
  name: string
  email: string
  city: string
  mobile: string
  role: StaffRole
  expiresOn?: string
}

/** An operator's order about staff accounts; `who` is a user id or an e-mail address. */
export type StaffOrder =
  | { verb: 'list' }
  | { verb: 'create'; person: NewPerson }
  | { verb: 'extend'; who: string; until?: string }
  | { verb: 'disable' | 'password'; who: string }

const usage = `npm run staff -- list                                  all accounts, and until when they work
npm run staff -- create --user-id asha --name "Asha Sahoo" --email asha@example.com --role owner|manager|sales|service|people [--city …] [--mobile …] [--until YYYY-MM-DD]
npm run staff -- extend <user id> [--until YYYY-MM-DD]  lets an account work until that day, a year from now when not said
npm run staff -- disable <user id>                     ends an account at once; extend brings it back
npm run staff -- password <user id>                    sets a new password and ends all its sessions`

/**
 * Reads the arguments of the command; throws `Failure` with the list of all orders. Passwords are asked for
 * on the terminal, never read from the arguments.
 */
export function readStaffOrder(args: readonly string[]): StaffOrder {
  const { values, positionals } = parse(args)
  const [verb = 'list', who, ...more] = positionals
  const { until, ...person } = values
  if (more.length > 0 || (who && (verb === 'list' || verb === 'create')))
    throw wrong('There are too many words.')
  if (until !== undefined && !isDay(until)) throw wrong(`${until} is not a day like 2027-03-31.`)
  if (verb === 'create') return { verb, person: readPerson(person, until) }
  const option = Object.keys(person)[0] ?? (until && verb !== 'extend' ? 'until' : undefined)
  if (option) throw wrong(`${verb} has no option --${option}.`)
  if (verb === 'list') return { verb }
  if (verb !== 'extend' && verb !== 'disable' && verb !== 'password')
    throw wrong(`There is no order ${verb}.`)
  if (!who) throw wrong('Whose account?')
  return verb === 'extend' && until ? { verb, who, until } : { verb, who }
}

type Values = ReturnType<typeof parse>['values']

function readPerson(values: Omit<Values, 'until'>, until: string | undefined): NewPerson {
  const { 'user-id': userId = '', name = '', email = '', city = '', mobile = '', role = '' } = values
  const missing = Object.entries({ '--user-id': userId, '--name': name, '--email': email, '--role': role })
    .filter(([, value]) => value.trim() === '')
    .map(([option]) => option)
  if (missing.length > 0) throw wrong(`Missing: ${missing.join(', ')}.`)
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw wrong(`${email} is not an e-mail address.`)
  const known = staffRoleIds.find((one) => one === role)
  if (!known) throw wrong(`${role} is no role: ${staffRoleIds.join(', ')}.`)
  return { userId, name, email, city, mobile, role: known, ...(until ? { expiresOn: until } : {}) }
}

function parse(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const
    const options = {
      'user-id': text,
      name: text,
      email: text,
      city: text,
      mobile: text,
      role: text,
      until: text,
    }
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error))
  }
}

function wrong(message: string): Failure {
  return new Failure(message, usage)
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  )
}
