import { t } from '#contract/wire/language.ts'
import { waysToReach } from '#web/shop/ways-to-reach.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CopyIcon } from '#web/ui/icon/act.tsx'
import { PhoneIcon } from '#web/ui/icon/contact.tsx'
import { ChatIcon } from '#web/ui/icon/talk.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import type { Contact } from './lead-acts/note-contact.ts'

/** The style of a small button beside the number; in the narrow layout the button is as large as a thumb. */
const way =
  'grid size-6 shrink-0 place-items-center rounded-sm text-muted transition-colors hover:bg-soft hover:text-content max-md:size-11 max-md:rounded-md max-md:border max-md:border-control max-md:text-content'

interface PhoneLinksProps {
  number: string
  /** True where many columns share the width: on a computer the buttons may then be below the number. */
  isCrowded?: boolean
  /** Called with the way that the user took to contact the person. */
  onContact?: (way: Contact) => void
}

/**
 * A phone number as a link to call, with buttons for WhatsApp and copying beside it; a text that is no phone
 * number is shown as text.
 */
export function PhoneLinks({ number, isCrowded = false, onContact }: PhoneLinksProps) {
  const { call, whatsApp, copy } = waysToReach(number)
  if (!call) return number

  async function copyNumber() {
    try {
      await navigator.clipboard.writeText(copy)
      notify.success(t`Copied ${copy}`)
    } catch {
      notify.error(t`The number could not be copied.`)
    }
  }

  return (
    <span className={classNames('flex items-center max-md:gap-2 md:-my-0.5', isCrowded && 'md:flex-wrap')}>
      <a
        href={call}
        aria-label={t`Call ${number}`}
        onClick={() => onContact?.('call')}
        className="figures underline decoration-control underline-offset-3 hover:decoration-content max-md:flex max-md:min-h-11 max-md:flex-1 max-md:items-center max-md:justify-center max-md:gap-2 max-md:rounded-md max-md:bg-content max-md:font-semibold max-md:text-surface max-md:no-underline md:mr-1 md:inline-flex md:min-h-6 md:items-center md:whitespace-nowrap"
      >
        <PhoneIcon className="size-4.5 md:hidden" />
        <span>{number}</span>
      </a>
      <span className="flex max-md:gap-2">
        {whatsApp ? (
          <a
            href={whatsApp}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t`WhatsApp to ${number} (opens in a new tab)`}
            onClick={() => onContact?.('whatsapp')}
            title="WhatsApp"
            className={way}
          >
            <ChatIcon className="size-4.5" />
          </a>
        ) : null}
        <button
          type="button"
          onClick={() => void copyNumber()}
          aria-label={t`Copy ${number}`}
          title={t`Copy`}
          className={way}
        >
          <CopyIcon className="size-4.5" />
        </button>
      </span>
    </span>
  )
}
