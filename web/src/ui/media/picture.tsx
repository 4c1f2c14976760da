import { type ComponentProps, type CSSProperties, use, useEffect, useRef, useState } from 'react'
import { preload } from 'react-dom'
import { avifSet, uploadedSet } from '#web/lib/picture-files.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Placeholders } from '#web/ui/media/placeholders.ts'

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'width' | 'height' | 'alt' | 'sizes' | 'style'> & {
  src: string | null | undefined
  /** What the picture shows; empty for decoration. */
  alt: string
  /** Of the file, or its proportion: the browser keeps the room free. */
  width: number
  height: number
  /** How wide it is shown, for the browser to choose a file by; without it as wide as the screen. */
  sizes?: string
  /** The main picture of the page: fetched first, not lazily. */
  eager?: boolean
  /** Shown when there is no picture or it cannot be loaded; without one a drawn stand-in is shown. */
  fallback?: string
}

/** A picture in the size that is needed: one of the site's own as AVIF, an uploaded one as the Image CDN makes it. */
export function Picture(props: PictureProps) {
  const { src, fallback, eager = false, className, alt, width, height, sizes = '100vw', ...rest } = props
  const [failed, setFailed] = useState<readonly string[]>([])
  const image = useRef<HTMLImageElement>(null)
  const current = [src, fallback].find((candidate) => candidate && !failed.includes(candidate))
  const fail = () => setFailed([...failed, current ?? ''])

  // A picture of the prerendered page may have failed before React listened.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) fail()
  })

  // Only a prerendered page is seen before its pictures can be there.
  const placeholder = import.meta.env.SSR ? use(Placeholders)(current ?? '') : ''

  if (!current) {
    return <PictureStandIn alt={alt} width={width} height={height} className={className} />
  }
  const files = avifSet(current)
  // React preloads a plain picture by itself, but none that has a choice of formats. In the browser it comes as soon.
  if (import.meta.env.SSR && eager && files) {
    preload(current, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: files,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  }
  const picture = (
    <img
      {...rest}
      ref={image}
      width={width}
      height={height}
      sizes={files ? undefined : sizes}
      srcSet={uploadedSet(current)}
      src={current}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding={eager ? 'sync' : 'async'}
      onError={fail}
      style={placeholder ? behind(placeholder) : undefined}
      // The placeholder stands in the prerendered page alone.
      suppressHydrationWarning
      className={className}
    />
  )
  if (!files) return picture
  return (
    <picture className="contents">
      {/* Hidden, or a grid around the picture would give it a cell of its own. */}
      <source type="image/avif" srcSet={files} sizes={sizes} className="hidden" />
      {picture}
    </picture>
  )
}

function behind(placeholder: string): CSSProperties {
  return { backgroundImage: `url(${placeholder})`, backgroundSize: 'cover', backgroundPosition: 'center' }
}

type StandInProps = { alt: string; width: number; height: number; className: string | undefined }

function PictureStandIn({ alt, width, height, className }: StandInProps) {
  return (
    <span
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      style={{ aspectRatio: `${width} / ${height}` }}
      className={classNames('grid w-full place-items-center rounded-md bg-soft text-control', className)}
    >
      {/* A file, so that pages without it load nothing of it. */}
      <img src="/no-picture.svg" alt="" className="w-1/4 max-w-24" />
    </span>
  )
}
