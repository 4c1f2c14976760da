import { useEffect, useState } from 'react'

/** Whether the page is scrolled further than `threshold` pixels. */
export function useScrolled(threshold: number): boolean {
  const [isScrolled, setIsScrolled] = useState(false)
  useEffect(() => {
    // Read at scroll events alone: between them the question would lay the page out.
    const look = () => setIsScrolled(window.scrollY > threshold)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [threshold])
  return isScrolled
}
