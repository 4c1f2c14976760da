import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import postgres from 'postgres'

/**
 * As much of PostgREST as storing a form takes, over a plain Postgres: an insert and a call of a function, each in a
 * transaction as the role of the key. A process of its own, because the driver ends it when a connection is reset at
 * the wrong moment; `rest-adapter.ts` starts it again. Arguments: the port to listen on and that of Postgres; the
 * environment holds the secret key.
 */
const [port, postgresPort] = process.argv.slice(2).map(Number)
const sql = postgres(`postgresql://postgres@127.0.0.1:${postgresPort}/postgres?sslmode=disable`, {
  max: 16,
  connect_timeout: 2,
  backoff: () => 0.1,
  onnotice: () => {},
})

/** A reset at the wrong moment can also leave the driver waiting for ever; a process that does is of no use any more. */
const patience = 5_000

/** What PostgREST answers for these; a lost connection is 503. */
const statusOf: Record<string, number> = { 23505: 409, 42501: 401 }

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk as Uint8Array)
  const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>
  const name = new URL(request.url ?? '/', 'http://localhost').pathname.split('/').at(-1) ?? ''
  const isCall = request.url?.includes('/rpc/')
  const role = request.headers.apikey === process.env.SUPABASE_SECRET_KEY ? 'service_role' : 'anon'
  const giveUp = setTimeout(() => process.exit(1), patience)
  try {
    const result = await sql.begin(async (transaction) => {
      await transaction.unsafe(`set local role ${role}`)
      if (!isCall) return transaction`insert into ${transaction(`public.${name}`)} ${transaction(body)}`
      const { enquiry_table = '', submission_id = '', hash = '' } = body
      return transaction`select public.is_same_submission(${enquiry_table}, ${submission_id}, ${hash}) as same`
    })
    if (isCall) send(response, 200, result[0]?.same)
    else send(response, 201, undefined)
  } catch (error) {
    const { code = '', message = '' } = error as { code?: string; message?: string }
    const isPostgres = /^[0-9A-Z]{5}$/.test(code) && !/^(08|57)/.test(code)
    const told = { code: isPostgres ? code : 'PGRST001', message, details: null, hint: null }
    send(response, isPostgres ? (statusOf[code] ?? 400) : 503, told)
  } finally {
    clearTimeout(giveUp)
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(body === undefined ? undefined : JSON.stringify(body))
}

createServer((request, response) => void answer(request, response)).listen(port, '127.0.0.1')
