import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { languageOffers } from '#contract/site/language-offers.ts'
import { addressIn, type Language } from '#contract/wire/language.ts'
import { keepLanguage } from '#web/lib/device/wished-language.ts'
import { CloseIcon } from '#web/ui/icon/sign.tsx'
import { Notice } from '#web/ui/overlay/notice.tsx'
import { Letters } from './letters/letters.tsx'
import hi from './letters/offer-hi.svg'
import or from './letters/offer-or.svg'
import { letterWidths } from './letters/widths.ts'

const pictures = { or, hi }

/**
 * Offers the page in the language that `wishedLanguage` found for this visitor; the visitor's answer is
 * remembered.
 */
export function LanguageOffer({ wished }: { wished: Exclude<Language, 'en'> }) {
  const { pathname, search, hash } = useLocation()
  const [isOpen, setIsOpen] = useState(true)
  if (!isOpen) return null
  return (
    <Notice rank="language">
      <aside
        aria-label="Language"
        className="flex items-center rounded-full border border-hairline bg-surface pl-4 text-sm font-semibold shadow-soft"
      >
        <a
          href={addressIn(wished, pathname) + search + hash}
          hrefLang={`${wished}-IN`}
          lang={`${wished}-IN`}
          onClick={() => keepLanguage(wished)}
          className="inline-flex min-h-12 items-center underline underline-offset-4"
        >
          <Letters
            words={languageOffers[wished]}
            picture={`${pictures[wished]}#${wished}`}
            width={letterWidths.offers[wished]}
          />
        </a>
        <button
          type="button"
          onClick={() => {
            keepLanguage('en')
            setIsOpen(false)
          }}
          className="grid size-12 place-items-center rounded-full"
        >
          <CloseIcon className="size-4" />
          <span className="sr-only">Stay with English</span>
        </button>
      </aside>
    </Notice>
  )
}
