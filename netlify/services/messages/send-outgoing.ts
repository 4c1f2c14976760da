import { leadKinds } from '#contract/leads/lead-kinds.ts'
import { type DueOutgoing, recordOutgoing, takeOutgoing } from '#server/data/messages/due-outgoing.ts'
import { logEvent } from '#server/lib/http/request-log.ts'
import { isOwnMachine, outgoingKey } from '#server/lib/outgoing/outgoing-key.ts'
import { postSigned } from '#server/lib/outgoing/post-signed.ts'

/** Milliseconds for one run, within the time of the mails that are sent beside it. */
const timeLimitMs = 12_000

/**
 * Tells the other system of leads that went on to another stage; answers how many messages arrived. Where it
 * cannot be reached the rest waits for the next run; a message that it refuses holds up no other.
 */
export async function sendOutgoing(now: Date): Promise<number> {
  const until = performance.now() + timeLimitMs
  let arrived = 0
  while (performance.now() < until) {
    const message = await takeOutgoing(now)
    if (!message) break
    const { code, isAway } = await sendOne(message)
    await recordOutgoing(message.id, code)
    if (code) logEvent('error', 'outgoing_failed', { id: message.id, code })
    else arrived++
    if (isAway) break
  }
  return arrived
}

/** Sends a message; answers what failed, with an empty code where nothing did. */
async function sendOne(message: DueOutgoing): Promise<{ code: string; isAway: boolean }> {
  try {
    const status = await postSigned({
      address: message.address,
      body: JSON.stringify(bodyOf(message)),
      key: outgoingKey(message.keySalt),
      at: new Date(),
      isLocal: isOwnMachine(),
    })
    return { code: status >= 200 && status < 300 ? '' : String(status), isAway: false }
  } catch (error) {
    return { code: (error as NodeJS.ErrnoException).code ?? 'unknown', isAway: true }
  }
}

/** The text of a message, as the operator's page describes it. */
function bodyOf({ id, at, leadId, enquiryTable, before, after, outlet, person }: DueOutgoing): object {
  return {
    id,
    event: 'lead.stage_changed',
    at: new Date(at).toISOString(),
    lead: {
      id: leadId,
      kind: leadKinds.find(({ table }) => table === enquiryTable)?.kind ?? enquiryTable,
      outlet,
      ...(person && { person }),
    },
    before,
    after,
  }
}
