import { type ComponentProps, type CSSProperties, use, useEffect, useRef, useState } from 'react'
import { preload } from 'react-dom'
import { avifSet, uploadedSet } from '#web/lib/picture-files.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Placeholders } from '#web/ui/media/placeholders.ts'

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'width' | 'height' | 'alt' | 'sizes' | 'style'> & {
  src: string | null | undefined
  /** A description of the picture; empty for decoration. */
  alt: string
  /** The size of the file, or just its proportions: the browser reserves the room. */
  width: number
  height: number
  /**
   * The width at which the picture is shown, by which the browser chooses a file; the width of the screen
   * unless given.
   */
  sizes?: string
  /** Whether this is the main picture of the page, which is fetched first and not lazily. */
  eager?: boolean
  /** The picture to show when `src` is empty or cannot be loaded; without it a drawn stand-in is shown. */
  fallback?: string
}

/** A picture in the needed size: pictures of the site as AVIF, uploaded pictures by the Image CDN. */
export function Picture(props: PictureProps) {
  const { src, fallback, eager = false, className, alt, width, height, sizes = '100vw', ...rest } = props
  const [failed, setFailed] = useState<readonly string[]>([])
  const image = useRef<HTMLImageElement>(null)
  const current = [src, fallback].find((candidate) => candidate && !failed.includes(candidate))
  const fail = () => setFailed([...failed, current ?? ''])

  // A picture of the prerendered page may have failed before React listened for errors.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) fail()
  })

  // Placeholders are useful only on a prerendered page, which is seen before its pictures have loaded.
  const placeholder = import.meta.env.SSR ? use(Placeholders)(current ?? '') : ''

  if (!current) {
    return <PictureStandIn alt={alt} width={width} height={height} className={className} />
  }
  const files = avifSet(current)
  // React preloads a plain picture by itself, but not one with a choice of formats. In the browser no preload
  // is needed, because the picture is requested just as early.
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
      // Only the prerendered markup has the placeholder, so the browser's markup differs.
      suppressHydrationWarning
      className={className}
    />
  )
  if (!files) return picture
  return (
    <picture className="contents">
      {/* Hidden, because a grid around the picture would otherwise give this element a cell. */}
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
      {/* An image file, so that pages that do not show it do not load the drawing. */}
      <img src="/no-picture.svg" alt="" className="w-1/4 max-w-24" />
    </span>
  )
}
