import type { Colour } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { StockPart } from '#web/shop/stock/stock-part.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/media/picture.tsx'
import { Magnifier } from './magnifier.tsx'

interface ColoursProps {
  bike: { bikeName: string; name: string }
  /** The name of the variant that is chosen. */
  variant: string | undefined
  colours: Colour[]
}

/**
 * The model in every colour, and where each stands; the first colour is chosen until the visitor picks
 * another.
 */
export function Colours({ bike, variant, colours }: ColoursProps) {
  const bikeName = bike.name
  const [address, setAddress] = useSearchState()
  const chosen = colours.find(({ name }) => name === address.get('colour')) ?? colours[0]
  if (!chosen) return null
  return (
    <div className="grid items-start gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
      <Magnifier
        key={chosen.id}
        src={chosen.image}
        alt={t`${bikeName} in ${chosen.words}`}
        width={960}
        height={720}
      />
      <div>
        <p className="eyebrow text-muted">
          {colours.length === 1 ? t`1 colour` : t`${colours.length} colours`}
        </p>
        <h2 className="display mt-1 mb-4 text-2xl md:text-3xl" aria-live="polite">
          {chosen.words}
        </h2>
        <ul aria-label={t`Colours`} className="grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-3">
          {colours.map((colour) => (
            <li key={colour.id}>
              <Swatch
                colour={colour}
                isChosen={colour === chosen}
                onChoose={() => setAddress({ colour: colour === colours[0] ? undefined : colour.name })}
              />
            </li>
          ))}
        </ul>
        <div className="mt-4 empty:hidden">
          <StockPart bike={bike} variant={variant} colour={chosen.name} otherwise={null} />
        </div>
        <p className="mt-5 text-sm text-muted">
          {t`Move over the picture to look closer. Colours on a screen differ a little from paint in daylight.`}
        </p>
      </div>
    </div>
  )
}

interface SwatchProps {
  colour: Colour
  isChosen: boolean
  onChoose: () => void
}

function Swatch({ colour, isChosen, onChoose }: SwatchProps) {
  const [first = 'transparent', second = first] = colour.paint
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'flex size-full flex-col overflow-hidden rounded-md border-2 bg-surface text-left transition-colors',
        isChosen ? 'border-line' : 'border-hairline hover:border-content',
      )}
    >
      <Picture
        src={colour.swatch}
        alt=""
        width={160}
        height={120}
        sizes="120px"
        className="aspect-4/3 w-full object-cover"
      />
      <span
        aria-hidden="true"
        className="block h-2 w-full"
        style={{ background: `linear-gradient(to right, ${first} 65%, ${second} 65%)` }}
      />
      <span className="px-2 py-1.5 text-xs leading-tight font-semibold">{colour.words}</span>
    </button>
  )
}
