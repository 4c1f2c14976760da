import { useEffect, useState } from 'react'

/** How many pictures are fetched at once. */
const lanes = 4

export interface Frames {
  /** The pictures that can be shown, in the order of turning; failed ones are left out. */
  ready: readonly string[]
  /** How many were fetched or have failed. */
  done: number
  isComplete: boolean
}

interface Loaded extends Frames {
  of: readonly string[] | undefined
}

const nothing: Loaded = { of: undefined, ready: [], done: 0, isComplete: false }

/**
 * Fetches and decodes all pictures once `isWanted` is true, and keeps them so that each turn shows at once. Leaving the
 * page stops the fetching and frees them.
 */
export function useFrames(sources: readonly string[], isWanted: boolean): Frames {
  const [loaded, setLoaded] = useState<Loaded>(nothing)

  useEffect(() => {
    if (!isWanted) return
    const held = new Map<string, HTMLImageElement>()
    const waiting = [...sources]
    const failed = new Set<string>()
    let isCurrent = true
    let done = 0

    async function work(): Promise<void> {
      for (let source = waiting.shift(); source && isCurrent; source = waiting.shift()) {
        const picture = new Image()
        held.set(source, picture)
        picture.src = source
        await picture.decode().catch(() => failed.add(source))
        done += 1
        if (isCurrent) setLoaded({ of: sources, ready: [], done, isComplete: false })
      }
    }

    void Promise.all(Array.from({ length: lanes }, work)).then(() => {
      if (!isCurrent) return
      const ready = sources.filter((source) => !failed.has(source))
      setLoaded({ of: sources, ready, done, isComplete: true })
    })
    return () => {
      isCurrent = false
      for (const picture of held.values()) picture.src = ''
      held.clear()
    }
  }, [sources, isWanted])

  return loaded.of === sources ? loaded : nothing
}
