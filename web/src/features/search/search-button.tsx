import { useState } from 'react'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { base } from '#web/lib/language.ts'
import { classNames } from '#web/ui/class-names.ts'
import { SearchIcon } from '#web/ui/icon/sign.tsx'
import type { SearchDialog } from './search-dialog.tsx'

const load = () => import('./search-dialog.tsx')
const prepare = () => void load().then(({ prepareSearch }) => prepareSearch(), console.warn)

/**
 * Opens the search. The code and the index of the search are fetched once a pointer, a finger or the focus is
 * on the button; without scripts the button is a link to the models.
 */
export function SearchButton() {
  const [Shown, setShown] = useState<typeof SearchDialog>()
  const [isOpen, setIsOpen] = useState(false)
  const open = () => {
    setIsOpen(true)
    load().then(
      (module) => setShown(() => module.SearchDialog),
      async () => {
        setIsOpen(false)
        const { notify } = await import('#web/ui/overlay/toast.tsx')
        notify.error(t`The search could not be loaded. Please check your connection and load the page again.`)
      },
    )
  }
  return (
    <>
      <button
        type="button"
        data-search
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
        className={classNames(
          '-mr-4 ml-auto grid size-12 max-lg:min-w-[44px] place-items-center rounded-md transition-colors hover:bg-soft lg:size-9 lg:shrink-0 xl:-mr-3 xl:size-11 noscript:hidden',
          isOpen && !Shown && 'animate-pulse',
        )}
      >
        <SearchIcon className="size-6 lg:size-5" />
        <span className="sr-only">{t`Search`}</span>
      </button>
      {Shown && <Shown open={isOpen} onClose={() => setIsOpen(false)} />}
      <noscript>
        {import.meta.env.SSR ? (
          <a href={base + paths.models} className="flex min-h-12 items-center font-bold">{t`Models`}</a>
        ) : null}
      </noscript>
    </>
  )
}
