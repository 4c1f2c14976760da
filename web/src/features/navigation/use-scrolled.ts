import { useEffect, useState } from 'react'

/** Is the page scrolled further than `threshold` pixels? */
export function useScrolled(threshold: number): boolean {
  const [isScrolled, setIsScrolled] = useState(false)
  useEffect(() => {
    // The position is read only on scroll events, because reading it at any other time makes the browser lay
    // the page out.
    const look = () => setIsScrolled(window.scrollY > threshold)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [threshold])
  return isScrolled
}
