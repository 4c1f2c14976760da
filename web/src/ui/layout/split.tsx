import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/media/picture.tsx'

interface SplitProps {
  /** What the page says. */
  children: ReactNode
  /** What the visitor does here: the form. */
  beside: ReactNode
  /** On small screens the form comes first: it is what people come for. */
  formFirst?: boolean
}

/** Words and form side by side; on small screens the words come first, on tall ones they stay while the form scrolls. */
export function Split({ children, beside, formFirst = false }: SplitProps) {
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,31rem)] lg:gap-16">
      <div
        className={classNames(
          'grid gap-10 lg:[@media(min-height:54rem)]:sticky lg:[@media(min-height:54rem)]:top-28',
          formFirst && 'max-lg:order-last',
        )}
      >
        {children}
      </div>
      {beside}
    </div>
  )
}

/** A picture below the words of a `Split`, where there are two columns. */
export function SplitPicture({ src, alt }: { src: string; alt: string }) {
  return (
    <Picture
      src={src}
      alt={alt}
      width={1200}
      height={900}
      sizes="(min-width: 1264px) 620px, 50vw"
      className="aspect-video w-full rounded-lg bg-soft object-cover object-bottom max-lg:hidden"
    />
  )
}
