import type { Dealer } from '#contract/outlets/dealers.ts'
import { t } from '#contract/wire/language.ts'
import { Picture } from '#web/ui/media/picture.tsx'

interface OutletPictureProps {
  dealer: Pick<Dealer, 'image' | 'name'>
  sizes: string
  eager?: boolean
  className: string
}

/** The front of an outlet. */
export function OutletPicture({ dealer, sizes, eager = false, className }: OutletPictureProps) {
  return (
    <Picture
      src={dealer.image}
      alt={t`The front of the ${dealer.name} outlet`}
      width={960}
      height={600}
      sizes={sizes}
      eager={eager}
      className={className}
    />
  )
}
