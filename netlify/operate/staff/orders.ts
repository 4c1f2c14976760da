import { indianDay } from '#contract/wire/indian-clock.ts'
import { Failure } from '#server/command/failure.ts'
import { counted, readAllRows } from '#server/lib/supabase/all-rows.ts'
import type { NewPerson, StaffOrder } from './order.ts'
import type { StaffProject } from './project.ts'

interface Terminal {
  /** Asks for a password that is good enough; throws `Failure` for any other. */
  readPassword: () => Promise<string>
  say: (line: string) => void
}

/**
 * Carries an order out and prints the outcome. Throws `Failure` when there is no such account or the order
 * was refused.
 */
export async function runStaffOrder(
  order: StaffOrder,
  project: StaffProject,
  terminal: Terminal,
): Promise<void> {
  if (order.verb === 'list') return list(project, terminal)
  if (order.verb === 'create') return create(project, order.person, terminal)
  const { id, userId } = await find(project, order.who)
  if (order.verb === 'extend') {
    const until = order.until ?? inAYear()
    await change(project, id, { expires_on: until, status: 'active' })
    terminal.say(`${userId} can sign in until ${until}.`)
  } else if (order.verb === 'disable') {
    await keepAnOwner(project, id)
    await change(project, id, { status: 'inactive' })
    terminal.say(`${userId} can no longer sign in, and is signed out everywhere.`)
  } else {
    const password = await terminal.readPassword()
    await project.db.rpc('allow_password_change', { staff_id: id }).throwOnError()
    await accepted(project.auth.setPassword(id, password))
    terminal.say(`${userId} has a new password, and is signed out everywhere.`)
  }
}

async function list({ db }: StaffProject, { say }: Terminal): Promise<void> {
  const columns = 'user_id, name, email, status, expires_on, role'
  const rows = await readAllRows((first, last) =>
    db.from('staff').select(columns, counted).order('user_id').range(first, last),
  )
  for (const { user_id, name, email, status, expires_on, role } of rows)
    say(`${user_id.padEnd(16)} ${role.padEnd(8)} ${stateOf(status, expires_on).padEnd(24)} ${name}, ${email}`)
  say(`${rows.length} ${rows.length === 1 ? 'account' : 'accounts'}.`)
}

function stateOf(status: string, lastDay: string): string {
  if (status !== 'active') return 'disabled'
  return lastDay < indianDay(new Date()) ? `ended on ${lastDay}` : `works until ${lastDay}`
}

async function create({ db, auth }: StaffProject, person: NewPerson, terminal: Terminal): Promise<void> {
  const password = await terminal.readPassword()
  const id = await accepted(auth.create(person.email, password))
  const { error } = await db.from('staff').insert({
    id,
    user_id: person.userId,
    name: person.name,
    email: person.email,
    city: person.city,
    mobile: person.mobile,
    role: person.role,
    expires_on: person.expiresOn ?? inAYear(),
  })
  if (error) {
    await auth.remove(id)
    throw refused(error)
  }
  terminal.say(`${person.name} can sign in as ${person.userId}.`)
}

async function find({ db }: StaffProject, who: string): Promise<{ id: string; userId: string }> {
  const [named] = (await db.rpc('find_staff_sign_in', { typed: who }).throwOnError()).data
  if (!named) throw new Failure(`Nobody is called ${who}.`, 'See the accounts: npm run staff -- list')
  const { data } = await db.from('staff').select('user_id').eq('id', named.id).single().throwOnError()
  return { id: named.id, userId: data.user_id }
}

/** Throws `Failure` when no other owner is left: the site's own screen could not make an owner again. */
async function keepAnOwner({ db }: StaffProject, id: string): Promise<void> {
  const { data } = await db
    .from('staff')
    .select('id')
    .eq('role', 'owner')
    .eq('status', 'active')
    .gte('expires_on', indianDay(new Date()))
    .throwOnError()
  if (data.some((one) => one.id === id) && data.length === 1)
    throw new Failure(
      'This is the only owner.',
      'Make another one first: npm run staff -- create … --role owner',
    )
}

async function change(
  { db }: StaffProject,
  id: string,
  values: { status: 'active' | 'inactive'; expires_on?: string },
): Promise<void> {
  await db.from('staff').update(values).eq('id', id).throwOnError()
}

/** The answer of Auth; its refusal becomes a `Failure` in words. */
async function accepted<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw refused(error)
  })
}

function refused(error: unknown): Failure {
  const message =
    error && typeof error === 'object' && 'message' in error ? String(error.message) : String(error)
  return new Failure(
    `The project refuses this: ${message}`,
    'The user id and the e-mail address of an account must be nobody else’s.',
    { cause: error },
  )
}

/** The Indian day a year from now, YYYY-MM-DD. */
function inAYear(): string {
  const moment = new Date()
  moment.setUTCFullYear(moment.getUTCFullYear() + 1)
  return indianDay(moment)
}
