import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request as httpRequest, type RequestOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Failure } from '../failure.ts'
import { hostFunctions } from '../functions-host.ts'
import { createPlatform } from '../platform.ts'
import { openPort, platformListener } from '../server.ts'
import { publishFolder } from '../site-build.ts'
import { startEmbeddedSupabase } from '../supabase/embedded-supabase.ts'

const rounds = 60
const allowedOver = 10

const agent = new Agent({ keepAlive: true })

const calls = ['/api/allModals', '/api/bikes', '/api/bikeView/SP125', '/api/variants/SP125']

/**
 * What one API call costs over the database calls it makes, one at a time on a warm process.
 * Answers whether the dearest stays within the 10 ms that are allowed.
 */
export async function benchApiCost(say: (line: string) => void): Promise<boolean> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'dealer-bench-'))
  const embedded = await startEmbeddedSupabase({ dataFolder })
  process.env.SUPABASE_URL = embedded.url
  process.env.SUPABASE_PUBLISHABLE_KEY = embedded.publishableKey
  process.env.SUPABASE_SECRET_KEY = embedded.secretKey
  const database = timeDatabaseCalls(embedded.url)
  const port = await openPort(0)
  port.handle(platformListener(createPlatform({ functions: await hostFunctions(), publishFolder })))
  const origin = `http://127.0.0.1:${(port.server.address() as AddressInfo).port}`

  say('call                       median ms   in the database   over it')
  let worst = 0
  for (const path of calls) {
    const samples: { total: number; over: number }[] = []
    for (let round = -10; round < rounds; round++) {
      database.reset()
      const started = performance.now()
      const status = await get(origin, path)
      const total = performance.now() - started
      if (status !== 200) throw new Failure(`${path} answers ${status}.`, 'Correct it, then measure again.')
      if (round >= 0) samples.push({ total, over: total - database.spent() })
    }
    const total = median(samples.map((sample) => sample.total))
    const over = median(samples.map((sample) => sample.over))
    worst = Math.max(worst, over)
    say(`${path.padEnd(26)} ${ms(total)} ${ms(total - over, 17)} ${ms(over, 9)}`)
  }

  await port.close()
  await embedded.close()
  await rm(dataFolder, { recursive: true, force: true })
  say(`\nA call costs at most ${worst.toFixed(1)} ms over its database calls; ${allowedOver} ms are allowed.`)
  return worst <= allowedOver
}

/** Sums what the functions wait for the database; calls run one at a time, so the sum belongs to one of them. */
function timeDatabaseCalls(databaseUrl: string): { reset: () => void; spent: () => number } {
  let spent = 0
  const fetchBefore = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const started = performance.now()
    try {
      return await fetchBefore(input, init)
    } finally {
      if (url.startsWith(databaseUrl)) spent += performance.now() - started
    }
  }
  return {
    reset: () => {
      spent = 0
    },
    spent: () => spent,
  }
}

/** Reads an answer to its end; not with fetch, whose calls are counted. */
function get(origin: string, path: string): Promise<number> {
  const options: RequestOptions = { agent, headers: { 'accept-encoding': 'br' } }
  return new Promise((resolve, reject) => {
    const sent = httpRequest(`${origin}${path}`, options, (answer) => {
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.resume()
    })
    sent.on('error', reject)
    sent.end()
  })
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

function ms(value: number, width = 11): string {
  return value.toFixed(1).padStart(width)
}
