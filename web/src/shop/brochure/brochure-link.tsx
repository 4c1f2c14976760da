import { type MouseEvent, type ReactNode, useState } from 'react'
import { brochurePath } from '#domain/catalogue/brochure-paths.ts'
import { language } from '#web/lib/language.ts'

interface BrochureLinkProps {
  bikeName: string
  /** The address of the brochure: one that the server makes, or the dealer's own file. */
  document: string
  className: string
  children: ReactNode
}

/**
 * Opens a model's brochure. The server makes it in English alone, so a page in another language makes it
 * itself; where that fails, the English one is opened. A brochure of the dealer's own is opened as it is.
 */
export function BrochureLink({ bikeName, document, className, children }: BrochureLinkProps) {
  const [isBusy, setBusy] = useState(false)
  const isMadeHere = language !== 'en' && document.startsWith(brochurePath(''))
  const make = async (event: MouseEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      const { saveBrochure } = await import('./save-brochure.ts')
      await saveBrochure(bikeName)
    } catch {
      location.assign(document)
    } finally {
      setBusy(false)
    }
  }
  return (
    <a
      href={document}
      hrefLang={isMadeHere ? undefined : 'en'}
      target="_blank"
      rel="noreferrer"
      aria-busy={isBusy}
      onClick={isMadeHere ? make : undefined}
      className={`${className} aria-busy:opacity-60`}
    >
      {children}
    </a>
  )
}
