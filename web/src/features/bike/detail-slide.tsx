import type { ReactNode } from 'react'
import { Picture } from '#web/ui/media/picture.tsx'

interface DetailSlideProps {
  heading: string
  image: string
  alt: string
  /** Width and height of the picture file. */
  size: readonly [number, number]
  description: string
  children?: ReactNode
}

/** One feature or accessory: the picture with its text beside it. */
export function DetailSlide({
  heading,
  image,
  alt,
  size: [width, height],
  description,
  children,
}: DetailSlideProps) {
  return (
    <div className="grid h-full overflow-hidden rounded-lg border border-hairline bg-soft md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <Picture
        src={image}
        alt={alt}
        width={width}
        height={height}
        sizes="(min-width: 1264px) 700px, (min-width: 768px) 58vw, 100vw"
        className="aspect-4/3 size-full bg-soft object-cover in-data-far:hidden md:max-h-[30rem]"
      />
      <div className="flex flex-col justify-center p-5 md:p-9">
        <h2 className="display text-2xl md:text-3xl">{heading}</h2>
        <p className="mt-3 text-lg text-pretty text-muted">{description}</p>
        {children}
      </div>
    </div>
  )
}
