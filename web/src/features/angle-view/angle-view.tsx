import { useMemo, useState } from 'react'
import type { BikeDetail, Colour, Frame } from '#contract/catalogue/catalogue.ts'
import { linkTypeOf } from '#contract/catalogue/lines.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { savesData } from '#web/lib/device/save-data.ts'
import { resizedTo } from '#web/lib/picture-files.ts'
import { chosenIn } from '#web/shop/chosen-variant.ts'
import { PicturedColour } from '#web/shop/pictured-colour.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx'
import { bytesOf, sizeText } from './data-use.ts'
import { NoFrames } from './no-frames.tsx'
import { Turntable } from './turntable.tsx'
import { useFrames } from './use-frames.ts'

interface StageProps {
  bike: BikeDetail
  frames: Frame[]
}

interface AngleViewProps extends StageProps {
  /** The colours of the model in order; empty where they could not be fetched. */
  colours: Colour[]
}

/**
 * The 360° view of a model. The first picture is shown at once; the other pictures are fetched when the
 * visitor wants them.
 */
export function AngleView({ bike, frames, colours }: AngleViewProps) {
  const [address] = useSearchState()
  const detailPath = paths.viewDetails(bike.bikeName, linkTypeOf[bike.category], chosenIn(address))
  return (
    <div data-line={bike.category}>
      <div className="shell pb-14">
        <Breadcrumbs
          crumbs={[
            { label: t`Home`, to: paths.home },
            { label: bike.name, to: detailPath },
            { label: t`Angle view` },
          ]}
        />
        <div className="flex flex-wrap items-end justify-between gap-4 py-4 md:py-6">
          <div>
            <h1 className="display text-3xl break-words md:text-5xl">{bike.name}</h1>
            <p className="mt-2 text-muted">{t`From all sides: drag the picture, or use the arrow keys.`}</p>
            {frames.length === 0 ? null : <PicturedColour colours={colours} />}
          </div>
          <ButtonLink to={detailPath} className="max-md:hidden">
            {t`View Details`}
          </ButtonLink>
        </div>
        {frames.length === 0 ? <NoFrames bike={bike} /> : <Stage bike={bike} frames={frames} />}
      </div>
    </div>
  )
}

function Stage({ bike, frames }: StageProps) {
  // A refresh that brings the same pictures must not start the loading anew, so the list is compared as text.
  const list = frames.map(({ images }) => images).join('\n')
  const sources = useMemo(() => list.split('\n').map((image) => resizedTo(960, image)), [list])
  const first = sources[0] ?? ''
  const [isWanted, setIsWanted] = useState(false)
  const [bytes, setBytes] = useState<number>()
  const { ready, done, isComplete } = useFrames(sources, isWanted)

  const [isFirstBroken, setFirstBroken] = useState(false)

  const begin = (isThere: boolean) => {
    setFirstBroken(!isThere)
    setBytes(bytesOf(sources.length - 1, first))
    if (!savesData()) setIsWanted(true)
  }
  const hasNothing = isFirstBroken && !isWanted && bytes !== undefined
  if (hasNothing || (isComplete && ready.length === 0)) return <NoFrames bike={bike} />

  const alone = isFirstBroken ? [] : [first]
  const count = sources.length
  const size = bytes === undefined ? '' : sizeText(bytes)

  return (
    <Turntable name={bike.name} pictures={ready.length > 0 ? ready : alone} onFirstShown={begin}>
      {/* The box is as high as its highest state, so that a change of its text moves nothing. */}
      <div className="min-h-18 sm:min-h-12">
        <Progress
          pictures={size ? t`${count} pictures, ${size}` : t`${count} pictures`}
          done={done}
          count={sources.length}
          state={isComplete ? 'complete' : isWanted ? 'loading' : bytes === undefined ? 'first' : 'waiting'}
          dropped={isComplete ? sources.length - ready.length : 0}
          onLoad={() => setIsWanted(true)}
        />
      </div>
    </Turntable>
  )
}

interface ProgressProps {
  /** The number and size of the pictures, in words. */
  pictures: string
  done: number
  count: number
  state: 'first' | 'waiting' | 'loading' | 'complete'
  dropped: number
  onLoad: () => void
}

/** Says how much data loading costs, asks first on a metered connection, and shows the progress. */
function Progress({ pictures, done, count, state, dropped, onLoad }: ProgressProps) {
  if (state === 'waiting') {
    return (
      <div className="flex flex-wrap items-center justify-center gap-3">
        <p className="text-muted">{t`Data saver is on. This view uses ${pictures}.`}</p>
        <Button onClick={onLoad}>{t`Load the pictures`}</Button>
      </div>
    )
  }
  if (state === 'complete') {
    const loaded = count - dropped
    return (
      <p role="status" className="text-center text-sm text-muted">
        {dropped > 0
          ? t`${loaded} pictures loaded, ${dropped} could not be fetched and are left out.`
          : t`${loaded} pictures loaded.`}
      </p>
    )
  }
  return (
    <div role="status" className="mx-auto grid w-full max-w-md gap-2 text-muted">
      <p>
        <span>{texts.bike.loadingImages}</span> <span className="text-sm">{`(${pictures})`}</span>
      </p>
      <progress
        aria-label={t`Pictures loaded`}
        value={done}
        max={count}
        className="h-1.5 w-full overflow-hidden rounded-full accent-content"
      />
    </div>
  )
}
