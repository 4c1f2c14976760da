import { Link, useLocation } from 'react-router-dom'
import { t } from '#contract/wire/language.ts'
import {
  type Compared,
  changeCompared,
  compareAddress,
  comparePath,
  mostCompared,
  useCompared,
} from '#web/shop/compared-models.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { CloseIcon } from '#web/ui/icon/sign.tsx'
import { fillIn } from '#web/ui/text/fill-in.tsx'
import { useFocusAfterPress } from '#web/ui/use-focus-after-press.ts'

/**
 * The models put aside to compare, within reach on every page but the comparison's own. The tray stands above
 * a phone's bottom bar, and the page gets as much room at its end.
 */
export function CompareTray() {
  const compared = useCompared()
  const { pathname } = useLocation()
  const { place, onClickCapture } = useFocusAfterPress()
  if (compared.length === 0 || pathname === comparePath) return null
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
        className="fixed inset-x-0 bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom,0px))] z-20 flex items-center gap-3 py-2 pr-3 pl-4 shadow-soft md:inset-x-auto md:bottom-4 md:left-1/2 md:max-w-xl md:-translate-x-1/2 md:rounded-lg"
      >
        <p className="figures shrink-0 text-sm md:hidden">
          {fillIn(t`{count} of ${mostCompared}`, {
            count: <span className="font-bold">{compared.length}</span>,
          })}
        </p>
        <ul className="no-scrollbar flex min-w-0 flex-1 gap-2 overflow-x-auto">
          {compared.map((model) => (
            <Chosen key={`${model.bikeName} ${model.variant}`} model={model} />
          ))}
        </ul>
        <Link
          to={compareAddress(compared)}
          className={buttonClasses({ variant: 'primary', size: 'small' })}
        >{t`Compare`}</Link>
      </aside>
    </>
  )
}

function Chosen({ model }: { model: Compared }) {
  const words = [model.name, model.variant].filter(Boolean).join(' ')
  return (
    <li className="flex min-h-11 shrink-0 items-center gap-1 rounded-md border border-control pl-3 text-sm font-semibold">
      <span className="max-w-36 truncate">{words}</span>
      <button
        type="button"
        aria-label={t`Take ${words} out`}
        onClick={() => changeCompared((now) => now.filter((one) => one !== model))}
        className="grid size-11 place-items-center focus-visible:-outline-offset-3"
      >
        <CloseIcon className="size-4" />
      </button>
    </li>
  )
}
