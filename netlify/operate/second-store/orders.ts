import { writeFile } from 'node:fs/promises'
import { Failure } from '#server/command/failure.ts'
import {
  listWaiting,
  readWaiting,
  removeWaiting,
  type WaitingEnquiry,
} from '#server/data/enquiries/waiting-enquiries.ts'
import { describeCause } from '#server/lib/http/request-log.ts'
import { storeWaiting } from '#server/services/enquiries/store-waiting.ts'
import type { Order } from './order.ts'

type Say = (line: string) => void

/**
 * Carries an order out and prints the outcome. Throws `Failure` when an entry does not exist or was refused
 * again.
 */
export async function runOrder(order: Order, say: Say): Promise<void> {
  if (order.verb === 'list') await list(say)
  else if (order.verb === 'show') await show(order.name, order.file, say)
  else if (order.verb === 'retry') await retry(order.name, say)
  else {
    await find(order.name)
    await removeWaiting(order.name)
    say(`Removed ${order.name}.`)
  }
}

/** Prints names without content, because others may see the screen. */
async function list(say: Say): Promise<void> {
  const entries = await listWaiting()
  for (const { name, storedAt } of entries) say(`${storedAt?.toISOString() ?? 'unknown'.padEnd(24)}  ${name}`)
  const refused = entries.filter(({ isRefused }) => isRefused).length
  say(`${entries.length - refused} waiting, ${refused} refused.`)
}

async function show(name: string, file: string | undefined, say: Say): Promise<void> {
  const { form, origin, body } = await find(name)
  const { resume, ...fields } = body as { resume?: { name: string; base64: string } }
  const content = resume && Buffer.from(resume.base64, 'base64')
  const shown = content ? { ...fields, resume: `${resume.name}, ${content.byteLength} bytes` } : fields
  say(JSON.stringify({ form, id: origin.id, acceptedAt: origin.acceptedAt, body: shown }, null, 2))
  if (!file) return
  if (!content) throw new Failure('There is no resume in this entry.', 'Leave the file out.')
  await writeFile(file, content, { mode: 0o600, flag: 'wx' })
}

async function retry(name: string | undefined, say: Say): Promise<void> {
  const refused = (await listWaiting()).filter(({ isRefused }) => isRefused).map((entry) => entry.name)
  if (!name && refused.length === 0) say('Nothing was refused.')
  let failures = 0
  for (const one of name ? [name] : refused) {
    const form = await find(one)
    try {
      await storeWaiting(form)
      await removeWaiting(one)
      say(`Stored ${one}.`)
    } catch (error) {
      failures++
      say(`Refused again, ${one}: ${describeCause(error)}`)
    }
  }
  if (failures > 0)
    throw new Failure(
      `${failures} could not be stored.`,
      'They stay where they are. Read them with show; when somebody has taken care of one, remove it.',
    )
}

async function find(name: string): Promise<WaitingEnquiry> {
  const form = await readWaiting(name).catch((cause: unknown) => {
    throw new Failure(
      `The entry ${name} cannot be opened.`,
      'It was sealed with another SECOND_STORE_KEY, or it is damaged.',
      { cause },
    )
  })
  if (!form) throw new Failure(`There is no entry ${name}.`, 'See the names: npm run second-store -- list')
  return form
}
