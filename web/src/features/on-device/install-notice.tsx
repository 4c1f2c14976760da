import { t } from '#contract/wire/language.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/overlay/notice.tsx'

interface InstallNoticeProps {
  /** Asks the browser to install the site. */
  onInstall: () => void
  onClose: () => void
}

/** The offer to install the site, which stays until it is answered. */
export function InstallNotice({ onInstall, onClose }: InstallNoticeProps) {
  return (
    <Notice rank="install">
      <section
        aria-label={t`Install`}
        className="max-w-sm rounded-lg border border-hairline bg-surface p-4 text-sm shadow-soft"
      >
        <p>{t`Keep this site on your phone: it opens like an app, also without a connection.`}</p>
        <div className="mt-2 flex gap-2">
          <Button
            size="small"
            onClick={() => {
              onClose()
              onInstall()
            }}
          >{t`Install`}</Button>
          <Button size="small" variant="quiet" onClick={onClose}>{t`Not now`}</Button>
        </div>
      </section>
    </Notice>
  )
}
