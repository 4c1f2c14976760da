import { useState } from 'react'
import type { OwnQuotation } from '#contract/quotations/own-quotation.ts'
import { t } from '#contract/wire/language.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { saveFile } from '#web/lib/device/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { FailureLine } from '#web/ui/loading/failure-line.tsx'

/** The paper of a quotation as a file for the printer, and as a picture to send on. */
export function PaperButtons({ quotation }: { quotation: OwnQuotation }) {
  const dealer = useDealership().name
  const [busy, setBusy] = useState<'pdf' | 'picture'>()
  const [hasFailed, setFailed] = useState(false)

  async function make(kind: 'pdf' | 'picture') {
    setBusy(kind)
    setFailed(false)
    try {
      const { quotationPdf, quotationPicture } = await import('../paper/make-paper.ts')
      const paper = { quotation, dealer }
      if (kind === 'pdf') saveFile(`${fileName(quotation)}.pdf`, await quotationPdf(paper))
      else
        await share(
          new File([await quotationPicture(paper)], `${fileName(quotation)}.png`, { type: 'image/png' }),
        )
    } catch {
      setFailed(true)
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={busy === 'pdf'} onClick={() => void make('pdf')}>{t`Save as PDF`}</Button>
        <Button size="small" busy={busy === 'picture'} onClick={() => void make('picture')}>
          {t`Share as a picture`}
        </Button>
      </div>
      {hasFailed ? <FailureLine message={t`The paper could not be made. Please try again.`} /> : null}
    </div>
  )
}

/** Hands the picture to the device's share sheet; where there is none, the browser saves it. */
async function share(picture: File): Promise<void> {
  const data = { files: [picture] }
  if (typeof navigator.canShare !== 'function' || !navigator.canShare(data)) {
    saveFile(picture.name, picture)
    return
  }
  // A visitor who closes the share sheet has changed their mind: that is no failure.
  await navigator.share(data).catch(() => undefined)
}

function fileName({ number, version }: OwnQuotation): string {
  const plain = number.replaceAll('/', '-')
  return version > 1 ? `${plain}-v${version}` : plain
}
