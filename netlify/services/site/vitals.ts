import { pages } from '#contract/site/pages.ts'
import type { ClientError, Vitals } from '#contract/site/vitals.ts'
import { AppError } from '#contract/wire/errors.ts'
import { storeClientError, storeVitals } from '#server/data/site/vitals.ts'
import { senderOf } from '#server/lib/forms/form-signals.ts'
import { errorHash, plainMessage } from './plain-error.ts'

interface Report<Body> {
  body: Body
  headers: Headers
  ip: string
}
type Empty = Record<string, never>

/** Programs that open pages and are no visitors; their reports are taken and not counted. */
const robots = /bot|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|monitor/i

/**
 * Counts how fast a visit was. Throws `too_many_requests` when its address reported sixty times in ten
 * minutes, or 400 times on the day.
 */
export async function noteVitals({ body, headers, ip }: Report<Vitals>): Promise<Empty> {
  if (isRobot(headers)) return {}
  const { page, memory, line, language, version, LCP, INP, CLS } = body
  const kinds = {
    page: templateOf(page),
    memory: memoryClass(memory),
    line: line?.replace('slow-', '') ?? 'unknown',
    language,
    version,
  }
  const measured = {
    ...(LCP !== undefined && { lcp: LCP }),
    ...(INP !== undefined && { inp: INP }),
    ...(CLS !== undefined && { cls: CLS * 1000 }),
  }
  return answer(await storeVitals(senderOf(ip), kinds, measured))
}

/** Counts an error of the site's code; throws like `noteVitals`. */
export async function noteClientError({ body, headers, ip }: Report<ClientError>): Promise<Empty> {
  if (isRobot(headers)) return {}
  const { page, version, frame } = body
  const message = plainMessage(body.message)
  const hash = errorHash(message, frame)
  return answer(
    await storeClientError(senderOf(ip), { version, hash, page: templateOf(page), message, frame }),
  )
}

function answer(isStored: boolean): Empty {
  if (isStored) return {}
  throw new AppError('too_many_requests', { retryAfter: 10 * 60 })
}

function isRobot(headers: Headers): boolean {
  return robots.test(headers.get('user-agent') ?? '')
}

/** The template of the page of a route's pattern. */
function templateOf(pattern: string): string {
  return Object.values(pages).find(({ path, rest = '' }) => `${path}${rest}` === pattern)?.template ?? 'other'
}

/** Phones with little memory are told apart; all others count together. */
function memoryClass(gigabytes: number | undefined): string {
  if (gigabytes === undefined) return 'unknown'
  if (gigabytes <= 2) return 'up to 2 GB'
  return gigabytes <= 4 ? 'up to 4 GB' : 'over 4 GB'
}
