import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { t } from '#contract/wire/language.ts'
import { useMediaQuery } from '#web/lib/device/media-query.ts'
import {
  type Compared,
  changeCompared,
  compareAddress,
  mostCompared,
  setCompared,
  useCompared,
} from '#web/shop/compare/compared-models.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ChevronDownIcon } from '#web/ui/icon/direction.tsx'
import { CloseIcon } from '#web/ui/icon/sign.tsx'
import { fillIn } from '#web/ui/text/fill-in.tsx'
import { useFocusAfterPress } from '#web/ui/use-focus-after-press.ts'

/**
 * The models put aside to compare, within reach on the pages of the catalogue. Folded, as it is at first on
 * phones, the tray is one line above the bottom bar; the page gets as much room at its end.
 */
export function CompareTray() {
  const compared = useCompared()
  const hasRoom = useMediaQuery('(min-width: 48rem)')
  const [chosen, setChosen] = useState<boolean>()
  const { place, onClickCapture } = useFocusAfterPress()
  const listId = useId()
  const isOpen = chosen ?? hasRoom
  return (
    <>
      <div data-chrome className="h-16" />
      <aside
        ref={place}
        tabIndex={-1}
        onClickCapture={onClickCapture}
        aria-label={t`Chosen to compare`}
        data-chrome
        data-tone="dark"
        className="fixed inset-x-0 bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom,0px))] z-20 flex flex-col gap-2 py-1.5 pr-3 pl-2 shadow-soft md:inset-x-auto md:bottom-4 md:left-1/2 md:w-max md:max-w-[calc(100vw-12rem)] md:-translate-x-1/2 md:flex-row md:items-center md:gap-3 md:rounded-lg"
      >
        <ul id={listId} hidden={!isOpen} className="flex min-w-0 flex-wrap gap-2 pl-1 [&[hidden]]:hidden">
          {compared.map((model) => (
            <Chosen key={`${model.bikeName} ${model.variant}`} model={model} />
          ))}
        </ul>
        <div className="flex items-center justify-between gap-2 md:ml-auto">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setChosen(!isOpen)}
            className="figures inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-sm whitespace-nowrap focus-visible:-outline-offset-3"
          >
            <ChevronDownIcon className={classNames('size-4', !isOpen && 'rotate-180')} />
            <span>
              {fillIn(t`{count} of ${mostCompared}`, {
                count: <span className="font-bold">{compared.length}</span>,
              })}
            </span>
          </button>
          <span className="flex items-center gap-2">
            {isOpen ? (
              <Button size="small" variant="quiet" className="min-h-11!" onClick={clear}>
                {t`Clear all`}
              </Button>
            ) : null}
            <Link
              to={compareAddress(compared)}
              className={classNames(buttonClasses({ size: 'small' }), 'min-h-11!')}
            >{t`Compare`}</Link>
          </span>
        </div>
      </aside>
    </>
  )
}

/** Takes all models out. The tray goes with them, so the focus goes back to the page. */
function clear() {
  setCompared([])
  document.getElementById('main')?.focus({ preventScroll: true })
}

function Chosen({ model }: { model: Compared }) {
  const words = [model.name, model.variant].filter(Boolean).join(' ')
  return (
    <li className="flex min-h-11 max-w-full items-center gap-1 rounded-md border border-control pl-3 text-sm font-semibold">
      <span className="min-w-0 wrap-anywhere">{words}</span>
      <button
        type="button"
        aria-label={t`Take ${words} out`}
        onClick={() => changeCompared((now) => now.filter((one) => one !== model))}
        className="grid size-11 shrink-0 place-items-center focus-visible:-outline-offset-3"
      >
        <CloseIcon className="size-4" />
      </button>
    </li>
  )
}
