import { useEffect, useState } from 'react'
import { wrapped } from './turn.ts'

/** How many pictures are fetched at once. */
const lanes = 4

/**
 * About this many pictures are fetched first: the view can turn with these, and the later pictures make the
 * turn smooth.
 */
const firstRound = 8

export interface Frames {
  /**
   * The pictures to turn through; none until the first round of pictures has come. Until all have come, the
   * nearest picture stands in for each one still on its way; failed pictures are left out.
   */
  ready: readonly string[]
  /** How many pictures were fetched or have failed. */
  done: number
  isComplete: boolean
}

interface Loaded extends Frames {
  of: readonly string[] | undefined
}

const nothing: Loaded = { of: undefined, ready: [], done: 0, isComplete: false }

/**
 * Fetches and decodes all pictures once `isWanted` is true, and keeps them so that each turn shows at once.
 * Leaving the page stops the fetching and frees the pictures.
 */
export function useFrames(sources: readonly string[], isWanted: boolean): Frames {
  const [loaded, setLoaded] = useState<Loaded>(nothing)

  useEffect(() => {
    if (!isWanted) return
    const held = new Map<string, HTMLImageElement>()
    const step = Math.ceil(sources.length / firstRound)
    const first = sources.filter((_, index) => index % step === 0)
    const waiting = [...first, ...sources.filter((_, index) => index % step !== 0)]
    const loaded = new Set<string>()
    let isCurrent = true
    let done = 0

    async function work(): Promise<void> {
      for (let source = waiting.shift(); source && isCurrent; source = waiting.shift()) {
        const picture = new Image()
        held.set(source, picture)
        picture.src = source
        await picture.decode().then(
          () => loaded.add(source),
          () => undefined,
        )
        done += 1
        const canTurn = done >= first.length && loaded.size > 1
        const ready = canTurn ? sources.map((_, index) => nearest(sources, index, loaded)) : []
        if (isCurrent) setLoaded({ of: sources, ready, done, isComplete: false })
      }
    }

    void Promise.all(Array.from({ length: lanes }, work)).then(() => {
      if (!isCurrent) return
      const ready = sources.filter((source) => loaded.has(source))
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

/**
 * The picture at a place of the round, or the nearest picture that can be shown; the end joins the beginning.
 */
function nearest(sources: readonly string[], index: number, loaded: ReadonlySet<string>): string {
  const count = sources.length
  for (let away = 0; away <= count / 2; away += 1) {
    for (const place of [index - away, index + away]) {
      const source = sources[wrapped(place, count)]
      if (source !== undefined && loaded.has(source)) return source
    }
  }
  return sources[index] ?? ''
}
