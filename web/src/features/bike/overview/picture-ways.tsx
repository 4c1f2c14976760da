import type { BikeDetail, Colour } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import { type Chosen, paths } from '#web/lib/address/paths.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { TurnIcon } from '#web/ui/icon/catalogue.tsx'

interface PictureWaysProps {
  bike: BikeDetail
  chosen: Chosen
  colours: readonly Colour[]
}

/**
 * What stands with the picture of a model: in its corner the view from all sides, below it a swatch for each
 * colour. A press on a swatch shows the model in that colour, which the address and every link carry on.
 */
export function PictureWays({ bike, chosen, colours }: PictureWaysProps) {
  const [, setAddress] = useSearchState()
  const shown = colours.find(({ name }) => name === chosen.colour) ?? colours[0]
  return (
    <>
      {bike.hasAngleView ? (
        <ButtonLink
          to={paths.angleView(bike.bikeName, chosen)}
          state={{ bikeName: bike.bikeName }}
          size="small"
          icon={<TurnIcon />}
          aria-label={t`Angle View, 360°`}
          className="z-1 col-start-1 row-start-1 m-2 min-h-11! self-end justify-self-end border-transparent!"
        >
          {'360°'}
        </ButtonLink>
      ) : null}
      {shown ? (
        <>
          {/* Beside six swatches a phone has no room for the name of a colour. */}
          <p
            aria-hidden="true"
            className="col-start-1 row-start-1 m-2 max-w-[60%] self-end justify-self-start rounded-md bg-surface px-2.5 py-1 text-sm leading-snug font-semibold sm:hidden noscript:hidden"
          >
            {shown.words}
          </p>
          <div className="row-start-2 flex h-11 items-center gap-x-3 noscript:hidden">
            <ul aria-label={t`Colours of the ${bike.name}`} className="-ml-1.5 flex shrink-0">
              {colours.map((colour) => (
                <li key={colour.id}>
                  <Swatch
                    colour={colour}
                    isShown={colour === shown}
                    onChoose={() => setAddress({ colour: colour === colours[0] ? undefined : colour.name })}
                  />
                </li>
              ))}
            </ul>
            <p className="min-w-0 truncate text-sm font-semibold max-sm:hidden">{shown.words}</p>
          </div>
        </>
      ) : null}
    </>
  )
}

interface SwatchProps {
  colour: Colour
  isShown: boolean
  onChoose: () => void
}

function Swatch({ colour, isShown, onChoose }: SwatchProps) {
  const [first = 'transparent', second = first] = colour.paint
  return (
    <button
      type="button"
      aria-label={colour.words}
      aria-pressed={isShown}
      onClick={onChoose}
      className="grid size-11 place-items-center rounded-full"
    >
      <span
        aria-hidden="true"
        style={{ background: `linear-gradient(115deg, ${first} 62%, ${second} 62%)` }}
        className={classNames(
          'size-7 rounded-full border border-control',
          isShown && 'outline-2 outline-offset-2 outline-content',
        )}
      />
    </button>
  )
}
