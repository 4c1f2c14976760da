import { useEffect, useState } from 'react'

/** How often the built site is asked for its age while a build is on its way, in milliseconds. */
const lookEvery = 20_000

/**
 * The time when the site now served was built; a file beside the pages of the site says it. The file is read
 * once, and again and again only while `isAwaited`.
 */
export function useBuiltAt(isAwaited: boolean): Date | undefined {
  const [builtAt, setBuiltAt] = useState<Date>()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') readBuiltAt().then(setBuiltAt, () => undefined)
    }
    look()
    if (!isAwaited) return undefined
    const timer = setInterval(look, lookEvery)
    return () => clearInterval(timer)
  }, [isAwaited])
  return builtAt
}

async function readBuiltAt(): Promise<Date> {
  const answer = await fetch(new URL('/build.json', location.origin))
  return new Date(((await answer.json()) as { builtAt: string }).builtAt)
}
