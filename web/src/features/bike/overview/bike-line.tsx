import { type ReactNode, useEffect, useState } from 'react'
import type { BikeDetail } from '#contract/catalogue/catalogue.ts'
import { Price } from '#web/shop/price.tsx'
import { classNames } from '#web/ui/class-names.ts'

interface LineProps {
  bike: BikeDetail
  /** Price of the chosen variant in rupees. */
  price: number
  /** The button of the line. */
  action: ReactNode
}

/** Name, price and button in one thin line, which stays below the header while the page scrolls. */
export function BikeLine({ bike, price, action, isHeading }: LineProps & { isHeading: boolean }) {
  const Name = isHeading ? 'h1' : 'p'
  return (
    <div
      data-thin-line
      className={classNames(
        '-mx-4 flex h-14.25 items-center gap-2 border-b border-hairline bg-surface px-4 lg:mx-0 lg:h-17.25 lg:px-0',
        isHeading && 'sticky top-16 z-10 lg:top-18',
      )}
    >
      {/* On the narrowest phones the price keeps its width: a long name is cut, the button has two lines. */}
      <div className="min-w-0 grow lg:flex lg:items-baseline lg:gap-5">
        <Name className="display truncate text-nowrap! text-base leading-tight max-lg:w-0 max-lg:min-w-full lg:text-2xl">
          {bike.name}
        </Name>
        <Price rupees={price} bikeName={bike.bikeName} size="small" />
      </div>
      <div className="shrink-99 *:min-h-11! *:px-2.5! *:max-sm:py-1!">{action}</div>
    </div>
  )
}

/**
 * The line on the overview of a phone, where it appears once the button with the id `after` has left the
 * screen at its upper edge. It takes no room of the page, so nothing moves when it comes.
 */
export function ScrolledLine({ after, ...line }: LineProps & { after: string }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const passed = document.getElementById(after)
    if (!passed) return
    const observer = new IntersectionObserver(
      ([entry]) => entry && setShown(!entry.isIntersecting && entry.boundingClientRect.top < innerHeight / 2),
    )
    observer.observe(passed)
    return () => observer.disconnect()
  }, [after])
  return (
    <div data-thin-line-to-come className="sticky top-16 z-10 h-0 lg:hidden print:hidden">
      {isShown ? <BikeLine {...line} isHeading={false} /> : null}
    </div>
  )
}
