/** Loads the code that shows messages; the place where they appear comes with that code. */
export const loadToasts = () => import('./toast.tsx')

/**
 * Tells the user what happened by a toast whose code comes late. Where that code cannot be loaded, the rest
 * of the screen says it alone.
 */
export function tellLate(kind: 'success' | 'error', message: string): void {
  loadToasts().then(
    ({ notify }) => notify[kind](message),
    () => undefined,
  )
}
