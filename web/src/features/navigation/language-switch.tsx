import { type FocusEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { languagesOn } from '#contract/site/site-parts.ts'
import { addressIn, languages, t } from '#contract/wire/language.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { keepLanguage } from '#web/lib/device/wished-language.ts'
import { language } from '#web/lib/language.ts'
import { classNames } from '#web/ui/class-names.ts'
import { LanguageIcon } from '#web/ui/icon/talk.tsx'
import { LanguageName } from './letters/language-name.tsx'

/**
 * The same page in each language, each language named in its own letters. Each language is a site of its own,
 * so the browser loads a new page; a form that was begun is kept in the tab and stands there again.
 */
export function LanguageLinks({ className }: { className?: string }) {
  const { pathname, search, hash } = useLocation()
  const spoken = languagesOn(useDealership().parts)
  if (spoken.length === 1) return null
  return (
    <ul aria-label={t`Language`} className={className}>
      {spoken.map((code) => (
        <li key={code}>
          <a
            href={addressIn(code, pathname) + search + hash}
            hrefLang={`${code}-IN`}
            lang={`${code}-IN`}
            // One HTML file serves every query of its page, so the current query is added when the link is
            // pressed.
            suppressHydrationWarning
            onClick={({ currentTarget }) => {
              keepLanguage(code)
              currentTarget.href = addressIn(code, pathname) + search + hash
            }}
            aria-current={code === language ? 'true' : undefined}
            className={classNames(
              'inline-flex min-h-11 items-center underline-offset-4 hover:underline md:min-h-8',
              code === language && 'font-bold',
            )}
          >
            <LanguageName code={code} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The links behind a button, for narrow screens; the button works without scripts too. */
function FoldedLinks() {
  const name = languages[language]
  const fold = useRef<HTMLDetailsElement>(null)
  const { parts } = useDealership()
  const close = () => fold.current?.removeAttribute('open')
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }
  if (languagesOn(parts).length === 1) return null
  return (
    <details
      ref={fold}
      onBlur={closeWhenLeft}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      className="relative -mr-4 max-lg:min-w-[44px] lg:hidden"
    >
      <summary
        aria-label={t`Language: ${name}`}
        className="grid size-12 max-w-full cursor-pointer list-none place-items-center rounded-md transition-colors hover:bg-soft"
      >
        <LanguageIcon className="size-6" />
      </summary>
      <LanguageLinks className="absolute top-full right-0 z-20 flex flex-col rounded-md border border-hairline bg-surface px-4 py-2 shadow-soft" />
    </details>
  )
}

/** The languages in the header: `folded` behind a button on narrow screens, in a row on wide screens. */
export function Languages({ folded }: { folded?: boolean }) {
  return folded ? <FoldedLinks /> : <LanguageLinks className="flex gap-4" />
}
