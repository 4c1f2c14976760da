import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import postgres, { type TransactionSql } from 'postgres'

/**
 * The part of PostgREST that forms and reports use, over a plain Postgres: calls of functions, and reads of a
 * table by equal values, each in a transaction as the role of the key or token, whose signature is not
 * checked. The adapter has a process of its own, because the driver ends its process when a connection is
 * reset at the wrong moment; `rest-adapter.ts` starts it again. Arguments: its own port and that of Postgres;
 * the environment holds the secret key.
 */
const [port, postgresPort] = process.argv.slice(2).map(Number)
const sql = postgres(`postgresql://postgres@127.0.0.1:${postgresPort}/postgres?sslmode=disable`, {
  max: 16,
  connect_timeout: 2,
  backoff: () => 0.1,
  onnotice: () => {},
})

/**
 * Milliseconds after which the process ends itself: a reset at the wrong moment can leave the driver waiting
 * for ever.
 */
const patienceMs = 5_000

/** The status that PostgREST answers for these Postgres errors; for a lost connection it answers 503. */
const statusOf: Record<string, number> = { 23505: 409, 42501: 401 }

/** Whether a function answers several rows, by its name. */
const answersRows = new Map<string, boolean>()

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk as Uint8Array)
  const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, string>
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const name = pathname.split('/').at(-1) ?? ''
  const giveUp = setTimeout(() => process.exit(1), patienceMs)
  try {
    const result = await sql.begin(async (transaction) => {
      await actAs(transaction, request)
      return pathname.includes('/rpc/')
        ? callFunction(transaction, name, body)
        : readTable(transaction, name, searchParams)
    })
    send(response, 200, result)
  } catch (error) {
    const { code = '', message = '' } = error as { code?: string; message?: string }
    const isPostgres = /^[0-9A-Z]{5}$/.test(code) && !/^(08|57)/.test(code)
    const failure = { code: isPostgres ? code : 'PGRST001', message, details: null, hint: null }
    send(response, isPostgres ? (statusOf[code] ?? 400) : 503, failure)
  } finally {
    clearTimeout(giveUp)
  }
}

async function actAs(transaction: TransactionSql, { headers }: IncomingMessage): Promise<void> {
  const claims = /^Bearer [^.]+\.([^.]+)\./.exec(headers.authorization ?? '')?.[1]
  if (claims) {
    const text = Buffer.from(claims, 'base64url').toString()
    await transaction`select set_config('request.jwt.claims', ${text}, true)`
    await transaction.unsafe('set local role authenticated')
  } else {
    const isSecret = headers.apikey === process.env.SUPABASE_SECRET_KEY
    await transaction.unsafe(`set local role ${isSecret ? 'service_role' : 'anon'}`)
  }
}

async function callFunction(
  transaction: TransactionSql,
  name: string,
  given: Record<string, string>,
): Promise<unknown> {
  const names = Object.keys(given)
  const list = names.map((one, index) => `"${one}" => $${index + 1}`).join(', ')
  const rows = await transaction.unsafe(`select * from public."${name}"(${list})`, Object.values(given))
  let isSet = answersRows.get(name)
  if (isSet === undefined) {
    const [found] = await transaction`select proretset from pg_proc where proname = ${name} limit 1`
    isSet = found?.proretset === true
    answersRows.set(name, isSet)
  }
  return isSet ? [...rows] : rows[0]?.[name]
}

async function readTable(
  transaction: TransactionSql,
  name: string,
  asked: URLSearchParams,
): Promise<unknown> {
  const equal = [...asked].filter(([, value]) => value.startsWith('eq.'))
  const conditions = equal.map(([column], index) => `"${column}"::text = $${index + 1}`)
  const rows = await transaction.unsafe(
    `select ${asked.get('select')} from public."${name}" where ${['true', ...conditions].join(' and ')}`,
    equal.map(([, value]) => value.slice('eq.'.length)),
  )
  return [...rows]
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(body === undefined ? undefined : JSON.stringify(body))
}

createServer((request, response) => void answer(request, response)).listen(port, '127.0.0.1')
