import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Whether a part of the page has ever come near the screen, so that its content is fetched only then;
 * `margin` is the distance in pixels. Also answers the ref for the element of that part.
 */
export function useNear<Place extends Element>(margin = 200): [RefObject<Place | null>, boolean] {
  const place = useRef<Place>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: `${margin}px` },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [margin])
  return [place, isNear]
}
