import { Link } from 'react-router-dom'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { telLink, whatsAppLink } from '#web/lib/phone.ts'
import { classNames } from '#web/ui/class-names.ts'
import { PhoneIcon } from '#web/ui/icon/contact.tsx'
import { KeyIcon } from '#web/ui/icon/service.tsx'
import { ChatIcon } from '#web/ui/icon/talk.tsx'

type BottomBarProps = {
  /** The number of the page's outlet or workshop, or else the dealer's main number. */
  phone: string
  whatsApp: string
  /** The text in the chat when WhatsApp opens. */
  question?: string | undefined
  /** The address of the test ride form. */
  ride?: string | undefined
  /** Does the button of the chat lie over the third quarter? */
  hasChat: boolean
}

const item =
  'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 px-0.5 text-center text-(length:--bar-words) leading-tight font-semibold [&>svg]:size-(--bar-icon)'

/**
 * Call, WhatsApp and Test ride within reach of the thumb; on phones only. All three are about the model or
 * outlet of the page. The first pixels stay free for the tab of the social links and the third quarter of the
 * rest for the button of the chat, which are fixed there and do nothing without scripts; without a WhatsApp
 * number the call has the first half.
 */
export function BottomBar({
  phone,
  whatsApp,
  question = t`Hello, I have a question.`,
  ride = paths.productEnquiry(),
  hasChat,
}: BottomBarProps) {
  return (
    <nav
      aria-label={t`Contact`}
      data-chrome
      className="fixed inset-x-0 bottom-0 z-20 border-t border-hairline bg-surface pb-safe [view-transition-name:bottom-bar] md:hidden"
    >
      <ul
        className={classNames(
          'ml-(--bar-tab) flex noscript:w-[calc(var(--bar-cell)*3)]',
          hasChat ? 'w-[calc(var(--bar-cell)*2)]' : 'w-[calc(var(--bar-cell)*3)]',
        )}
      >
        <li className="flex flex-1">
          <a href={telLink(phone)} className={item}>
            <PhoneIcon />
            {t`Call`}
          </a>
        </li>
        {whatsApp ? (
          <li className="flex flex-1 border-x border-hairline">
            <a href={whatsAppLink(whatsApp, question)} className={item}>
              <ChatIcon />
              WhatsApp
            </a>
          </li>
        ) : null}
        <li className="absolute top-0 right-0 flex w-(--bar-cell)">
          <Link to={ride} className={classNames(item, 'bg-ink text-paper')}>
            <KeyIcon />
            {t`Test ride`}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
