import type { ReactNode } from 'react'
import type { BikeDetail, Colour } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import type { Chosen } from '#web/lib/address/paths.ts'
import { Below } from '#web/ui/loading/below.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { BikeFigures } from './bike-figures.tsx'

const PictureWays = late(() => import('./picture-ways.tsx'), 'PictureWays')

interface BikeOverviewProps {
  /** The model, with the figures of the chosen variant. */
  bike: BikeDetail
  chosen: Chosen
  /** Undefined until they are known. */
  colours: readonly Colour[] | undefined
  /** Name, price and buttons, which stay in sight on a wide screen. */
  side: ReactNode
  /** What stands below the figures. */
  children: ReactNode
}

/**
 * Picture with colours, figures and all that stands below on the left; name, price and buttons on the right.
 */
export function BikeOverview({ bike, chosen, colours, side, children }: BikeOverviewProps) {
  const bikeName = bike.name
  const painted = colours?.find(({ name }) => name === chosen.colour)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-3 md:gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-y-1.5 lg:gap-y-3">
        <Picture
          src={painted?.image || bike.image}
          fallback={bike.image}
          alt={painted ? t`${bikeName} in ${painted.words}` : bike.name}
          width={1280}
          height={960}
          sizes="(min-width: 1264px) 680px, (min-width: 1024px) 56vw, 100vw"
          eager
          className="shared-bike col-start-1 row-start-1 aspect-16/10 w-full rounded-lg bg-soft object-cover lg:aspect-4/3 lg:max-h-[calc(100dvh-16rem)]"
        />
        <Below fallback={<div className="h-11" />}>
          {colours ? <PictureWays bike={bike} chosen={chosen} colours={colours} /> : <div className="h-11" />}
        </Below>
      </div>
      <div className="lg:row-span-2">
        <div className="no-scrollbar lg:sticky lg:top-20 lg:-m-1.5 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto lg:p-1.5">
          {side}
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 md:gap-5">
        <BikeFigures figures={bike.headlineFigures} />
        <p className="prose-width text-pretty">{bike.bikeDetails}</p>
        {children}
      </div>
    </div>
  )
}
