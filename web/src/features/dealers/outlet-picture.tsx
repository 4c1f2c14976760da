import type { Dealer } from '#contract/dealers.ts'
import { Picture } from '#web/ui/media/picture.tsx'

interface OutletPictureProps {
  dealer: Pick<Dealer, 'id' | 'name'>
  sizes: string
  eager?: boolean
  className: string
}

/** Outlets with numbers up to this one have a picture; a newer one has none until the studio draws it. */
const pictured = 12

/** The picture of an outlet's front; undefined when there is none. */
export function outletPicture({ id }: Pick<Dealer, 'id'>): string | undefined {
  return id <= pictured ? `/media/outlets/${id}.webp` : undefined
}

/** The front of an outlet. */
export function OutletPicture({ dealer, sizes, eager = false, className }: OutletPictureProps) {
  return (
    <Picture
      src={outletPicture(dealer)}
      alt={`The front of the ${dealer.name} outlet`}
      width={960}
      height={600}
      sizes={sizes}
      eager={eager}
      className={className}
    />
  )
}
