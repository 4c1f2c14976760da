import type { UnsentMessage } from '#contract/messages/whatsapp.ts'
import { whatsAppKinds } from '#contract/messages/whatsapp-words.ts'
import { indianNumber } from '#contract/wire/phone-number.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { whatsAppLink } from '#web/lib/phone.ts'
import { noteContact } from '#web/shop/lead-acts/note-contact.ts'
import { waysToReach } from '#web/shop/ways-to-reach.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { CallLink } from './call-link.tsx'

/**
 * The messages that did not go out by WhatsApp by themselves, each with its text ready in a chat; shows
 * nothing where there are none. Whoever was written to or called is gone from it at the next look.
 */
export function WriteYourself() {
  const loaded = useLoaded('unsent', (signal) => callApi('listUnsent', {}, { signal }))
  const unsent = loaded.value ?? []
  return (
    <>
      <LoadFailure of={loaded} words="The messages to write yourself could not be loaded." />
      {unsent.length > 0 ? (
        <details className="rounded-md border border-hairline bg-surface print:hidden">
          <summary className="flex min-h-11 cursor-pointer items-center px-4 py-2 font-semibold">
            {unsent.length === 1 ? 'Write 1 message yourself' : `Write ${unsent.length} messages yourself`}
          </summary>
          <ul className="grid gap-x-6 border-t border-hairline px-4 py-1 md:grid-cols-2">
            {unsent.map((message) => (
              <ToWrite key={message.id} message={message} />
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}

function ToWrite({ message: { leadId, name, mobile, kind, why, text } }: { message: UnsentMessage }) {
  const person = name || 'No name given'
  const local = indianNumber(mobile)
  const { call } = waysToReach(mobile)
  return (
    <li className="flex flex-wrap items-center gap-2 py-1.5">
      <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <span className="font-semibold">{person}</span>
        <span className="block text-sm text-muted">
          {`${whatsAppKinds.find(({ id }) => id === kind)?.label}: ${reasonOf(why)}`}
        </span>
      </p>
      {why !== 'no-whatsapp' && local ? (
        <a
          href={whatsAppLink(`91${local}`, text)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => void noteContact(leadId, 'whatsapp')}
          className={buttonClasses({ size: 'small' })}
        >
          Write<span className="sr-only">{` to ${person} on WhatsApp (opens in a new tab)`}</span>
        </a>
      ) : null}
      {call ? <CallLink leadId={leadId} person={person} mobile={mobile} /> : null}
    </li>
  )
}

const reasons: Record<string, string> = {
  'no-whatsapp': 'the number has no WhatsApp',
  template: 'Meta does not allow its template now',
  token: 'the connection to WhatsApp has ended',
  away: 'WhatsApp could not be reached',
  over: 'it was no news any more when it was to be sent',
}

function reasonOf(why: string): string {
  return reasons[why] ?? `Meta refused it (${why})`
}
