import { signUp } from './accounts.ts'
import type { Engine } from './engine-shape.ts'
import type { ProjectKeys } from './keys.ts'

type Accounts = Pick<Engine, 'fetch' | 'sql'>

/**
 * Answers the calls to Auth's administration, which carry the secret key: making, changing and removing
 * accounts. The embedded package has none of these. Undefined for every other call.
 */
export async function answerAccountAdmin(
  request: Request,
  engine: Accounts,
  keys: Pick<ProjectKeys, 'publishableKey' | 'secretKey'>,
): Promise<Response | undefined> {
  const [path, id = ''] =
    /^\/auth\/v1\/admin\/users(?:\/([0-9a-f-]{36}))?$/.exec(new URL(request.url).pathname) ?? []
  if (!path) return undefined
  if (request.headers.get('apikey') !== keys.secretKey)
    return Response.json({ code: 403, error_code: 'not_admin', msg: 'User not allowed' }, { status: 403 })
  try {
    if (request.method === 'DELETE') await removeUser(engine, id)
    if (request.method === 'PUT')
      await setUserPassword(engine, keys.publishableKey, id, await passwordOf(request))
    if (request.method !== 'POST') return Response.json({ id })
    const { email, password } = (await request.json()) as { email: string; password: string }
    return Response.json({ id: (await signUp(engine, keys.publishableKey, { email, password })).id, email })
  } catch (error) {
    const isTaken = request.method === 'POST'
    const msg = error instanceof Error ? error.message : String(error)
    return Response.json(
      { code: 422, error_code: isTaken ? 'email_exists' : 'validation_failed', msg },
      { status: 422 },
    )
  }
}

/** Removes an auth user with all rows that depend on it. */
export async function removeUser(engine: Pick<Engine, 'sql'>, id: string): Promise<void> {
  await engine.sql('delete from auth.users where id = $1', [id])
}

/** Sets a password and ends every session of the account. */
export async function setUserPassword(
  engine: Accounts,
  publishableKey: string,
  id: string,
  password: string,
): Promise<void> {
  // A short-lived account makes the hash, because only Auth knows how.
  const helper = await signUp(engine, publishableKey, { email: `${id}@staff.invalid`, password })
  try {
    await engine.sql(
      `update auth.users set encrypted_password = helper.encrypted_password
       from auth.users as helper where users.id = $1 and helper.id = $2`,
      [id, helper.id],
    )
  } finally {
    await removeUser(engine, helper.id)
  }
  await engine.sql('delete from auth.sessions where user_id = $1', [id])
}

async function passwordOf(request: Request): Promise<string> {
  return ((await request.json()) as { password: string }).password
}
