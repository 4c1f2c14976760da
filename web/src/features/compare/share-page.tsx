import { useState } from 'react'
import { t } from '#contract/wire/language.ts'
import { Button } from '#web/ui/button.tsx'
import { ShareIcon } from '#web/ui/icon/act.tsx'

/**
 * Hands the address of the page to the phone's share sheet; a browser without a share sheet copies the
 * address.
 */
export function SharePage() {
  const [outcome, setOutcome] = useState('')
  async function share() {
    const { title, location } = { title: document.title, location: window.location }
    try {
      if ('share' in navigator) await navigator.share({ title, url: location.href })
      else {
        await (navigator as Navigator).clipboard.writeText(location.href)
        setOutcome(t`Link copied`)
      }
    } catch (error) {
      // A visitor who closes the share sheet wanted to close it: that is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        setOutcome(t`Please copy the address of this page`)
    }
  }
  return (
    <div className="flex items-center gap-3">
      <Button size="small" icon={<ShareIcon />} onClick={() => void share()}>{t`Share`}</Button>
      <span role="status" className="text-sm text-muted">
        {outcome}
      </span>
    </div>
  )
}
