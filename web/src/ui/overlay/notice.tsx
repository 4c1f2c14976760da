import { type ReactNode, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { keepClear } from './keep-clear.ts'

/** What may float over a page by itself, the most pressing first. */
const ranks = ['outbox', 'connection', 'language', 'install'] as const
type Rank = (typeof ranks)[number]

let waiting: readonly Rank[] = []
const followers = new Set<() => void>()

function change(next: readonly Rank[]) {
  waiting = next
  for (const follower of followers) follower()
}

function follow(follower: () => void): () => void {
  followers.add(follower)
  return () => followers.delete(follower)
}

const first = () => ranks.find((rank) => waiting.includes(rank))

interface NoticeProps {
  rank: Rank
  children: ReactNode
}

/**
 * Floats over the page where it covers no words and no button, see `keepClear`. Of several notices only the
 * most pressing one is shown; the others wait until it is gone.
 */
export function Notice({ rank, children }: NoticeProps) {
  const isShown = useSyncExternalStore(follow, first, () => undefined) === rank
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    change([...waiting, rank])
    return () => change(waiting.filter((other) => other !== rank))
  }, [rank])
  // Before the notice is painted, because it must not be seen at the end of the page first.
  useLayoutEffect(() => (isShown && place.current ? keepClear(place.current) : undefined), [isShown])

  if (!isShown) return null
  return (
    <div
      ref={place}
      data-chrome
      data-notice={rank}
      className="z-20 m-3 w-fit max-w-[calc(100vw-1.5rem)] animate-rise"
    >
      {children}
    </div>
  )
}
