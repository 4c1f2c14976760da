import { useState } from 'react'
import type { Quotation } from '#contract/quotations/quotations.ts'
import { type Language, languageNames } from '#contract/wire/language.ts'
import { indianNumber } from '#contract/wire/phone-number.ts'
import { whatsAppLink } from '#web/lib/phone.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { ChatIcon } from '#web/ui/icon/talk.tsx'

const all = Object.keys(languageNames) as Language[]

/**
 * The ways in which a quotation reaches its buyer, in a language that staff choose: a message that is written
 * already, and the buyer's own page, where it is printed or shared as a picture.
 */
export function SendWays({
  quotation: { number, messages },
  mobile,
}: {
  quotation: Quotation
  mobile: string
}) {
  const [language, setLanguage] = useState<Language>('en')
  const message = messages[language]
  const page = message.split('\n').at(-1) ?? ''
  const local = indianNumber(mobile)
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Select
        label="Language"
        className="w-32"
        choices={all.map((one) => ({ value: one, label: languageNames[one] }))}
        value={language}
        onChange={({ currentTarget: { value } }) => setLanguage(all.find((one) => one === value) ?? 'en')}
      />
      {local ? (
        <a
          href={whatsAppLink(`91${local}`, message)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClasses({ size: 'small' })}
        >
          <ChatIcon className="size-4.5" />
          WhatsApp<span className="sr-only"> with {number} (opens in a new tab)</span>
        </a>
      ) : null}
      <a
        href={page}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClasses({ size: 'small', variant: 'quiet' })}
      >
        Open, print, picture
        <span className="sr-only"> of {number} (opens in a new tab)</span>
      </a>
    </div>
  )
}
