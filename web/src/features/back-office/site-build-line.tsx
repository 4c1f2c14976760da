import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { SiteBuild } from '#contract/site/site.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { isBehind, isRenewing, mayBePublished, wordsOf } from './site-build-words.ts'
import { useBuiltAt } from './use-built-at.ts'

/** How long after an action the state of the build is asked for, and how often at most, in milliseconds. */
const settledAfter = 2_000
const leastGap = 30_000

/**
 * Says how far a change has come: visitors see the change at once, search engines after the next build of the
 * site. The first half of it stands only after the reader's own change that visitors see, so neither under a
 * draft nor before anything was saved, whatever somebody else saves meanwhile. Who may publish has the button
 * for a build now. Nothing while the site is off, where neither sees any of it.
 */
export function SiteBuildLine({ mayPublish }: { mayPublish: boolean }) {
  const { value: build, reload, replace } = useSiteBuild()
  const [isSending, setSending] = useState(false)
  const builtAt = useBuiltAt(build !== undefined && isRenewing(build))
  const { isOpen } = useDealership()
  const isSeen = useOwnChange(build)
  const now = serverNow()

  // The state of the build is asked for after actions alone: a call at set times would keep a session from
  // ever ending.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let askedAt = 0
    const look = () => {
      clearTimeout(timer)
      const ask = () => {
        askedAt = Date.now()
        reload()
      }
      timer = setTimeout(ask, Math.max(settledAfter, askedAt + leastGap - Date.now()))
    }
    document.addEventListener('click', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', look)
    }
  }, [reload])

  async function publish() {
    setSending(true)
    try {
      const renewed = await callApi('publishSite')
      replace(() => renewed)
    } catch (error) {
      notify.error(failureWords(error, 'The pages were not published. Please try again.'))
      reload()
    } finally {
      setSending(false)
    }
  }

  if (!isOpen || !build || builtAt === undefined) return null
  const offers = mayPublish && isBehind(build, builtAt) && mayBePublished(build, now)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
      <p>{`${isSeen ? 'On the site. ' : ''}${wordsOf(build, builtAt, now)}`}</p>
      {offers ? (
        <Button size="small" busy={isSending} onClick={() => void publish()}>
          Publish now
        </Button>
      ) : null}
    </div>
  )
}

/**
 * Did the person at this screen change something that visitors see since the screen, or the record that its
 * address names, was opened? What somebody else changes meanwhile neither makes that true nor takes it back.
 * The moments are those of the server's clock, which is known once it has answered.
 */
function useOwnChange(build: SiteBuild | undefined): boolean {
  const { search } = useLocation()
  const [opened, setOpened] = useState<{ search: string; at: Date; hasChanged: boolean }>()
  if (build && opened?.search !== search) setOpened({ search, at: serverNow(), hasChanged: false })
  const changes = build?.askedAt && build.isOwn && opened && new Date(build.askedAt) > opened.at
  if (changes && !opened.hasChanged) setOpened({ ...opened, hasChanged: true })
  return opened?.hasChanged ?? false
}

/** The same sentence within another text. */
export function SiteBuildWords() {
  const { value: build } = useSiteBuild()
  const builtAt = useBuiltAt(build !== undefined && isRenewing(build))
  return build && builtAt !== undefined ? wordsOf(build, builtAt, serverNow()) : 'Not known.'
}

function useSiteBuild() {
  return useLoaded('site build', (signal) => callApi('getSiteBuild', {}, { signal }))
}
