import { useState } from 'react'
import type { GalleryItem } from '#contract/content/content.ts'
import { t } from '#contract/wire/language.ts'
import { Picture } from '#web/ui/media/picture.tsx'
import { Preview } from './preview.tsx'

/**
 * A grid of pictures, each of which opens large. The first picture is the largest paint on a phone, so it is
 * fetched first.
 */
export function Gallery({ items }: { items: readonly GalleryItem[] }) {
  const [shown, setShown] = useState<number>()
  return (
    <>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-4">
        {items.map((item, index) => (
          <li
            key={item.id}
            className="max-md:first:col-span-2 max-md:[&:last-child:nth-child(even)]:col-span-2"
          >
            <button
              type="button"
              onClick={() => setShown(index)}
              className="group block w-full overflow-hidden rounded-md bg-soft"
            >
              <Picture
                src={item.image_path}
                alt={item.alt}
                width={1200}
                height={900}
                sizes={
                  index === 0
                    ? '(min-width: 1264px) 390px, (min-width: 768px) 33vw, 100vw'
                    : '(min-width: 1264px) 390px, (min-width: 768px) 33vw, 50vw'
                }
                eager={index === 0}
                className="aspect-4/3 w-full object-cover transition-transform duration-250 group-hover:scale-[1.02]"
              />
              <span className="sr-only">{t` Open`}</span>
            </button>
          </li>
        ))}
      </ul>
      <Preview items={items} shown={shown} onShow={setShown} />
    </>
  )
}
