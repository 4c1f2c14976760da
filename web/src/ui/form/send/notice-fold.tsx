import { useCallback, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Notice, NoticeForm } from '#contract/privacy/notices.ts'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { useWhenSeen } from '#web/lib/device/use-when-seen.ts'
import { ChevronDownIcon } from '#web/ui/icon/direction.tsx'
import { NoticeParts } from '#web/ui/text/notice-parts.tsx'
import { WhatsAppTick } from './whatsapp-tick.tsx'

/**
 * The notice of privacy of a form, behind one line, and above it the tick that allows WhatsApp where the form
 * has one. Both come when the line is near the screen; until then, and without a connection, the fold leads
 * to the page that has all notices.
 */
export function NoticeFold({ form }: { form: NoticeForm }) {
  const [fold, setFold] = useState<HTMLDetailsElement | null>(null)
  /** Undefined while the notice is on its way, and null where it does not come. */
  const [notice, setNotice] = useState<Notice | null>()
  const load = useCallback(() => {
    callApi('getNotice', { params: { form } }).then(setNotice, () => setNotice(null))
  }, [form])
  useWhenSeen(fold, load)
  return (
    <>
      {fold ? (
        <WhatsAppTick
          mark={fold}
          isAsked={notice === undefined ? undefined : (notice?.byWhatsApp ?? false)}
        />
      ) : null}
      <details ref={setFold} data-privacy={notice?.version} className="group -my-2.5 text-sm">
        <summary className="flex min-h-11 w-fit list-none items-center gap-1 text-muted underline underline-offset-3 hover:text-content">
          {t`What happens with your details`}
          <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        {notice ? <NoticeParts parts={notice.parts} /> : null}
        <Link
          to={paths.privacy}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-3"
        >
          {t`All about your details`}
        </Link>
      </details>
    </>
  )
}
