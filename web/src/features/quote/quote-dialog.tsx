import { useEffect, useState } from 'react'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { saveFile } from '#web/lib/device/save-file.ts'
import { whatsAppLink } from '#web/lib/phone.ts'
import { noteSeen } from '#web/lib/visit/seen.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { ShareIcon } from '#web/ui/icon/act.tsx'
import { ChatIcon } from '#web/ui/icon/talk.tsx'
import { FailureLine } from '#web/ui/loading/failure-line.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { cardPicture } from './card-picture.ts'
import { chosenLine, priceLine, type Quote, quoteText } from './quote.ts'

interface QuoteDialogProps {
  /** The quote; undefined while it is put together. */
  quote: Quote | undefined
  /** The path of the dealer's logo; empty for none. */
  logo: string
  onClose: () => void
}

/** A quote as a picture to send to others, made on the device, and the same quote in words. */
export function QuoteDialog({ quote, logo, onClose }: QuoteDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Quote as a picture`}
      size="medium"
      footer={quote ? <TextWays quote={quote} /> : null}
    >
      {quote ? <Card quote={quote} logo={logo} /> : <CardSkeleton />}
    </Dialog>
  )
}

function Card({ quote, logo }: { quote: Quote; logo: string }) {
  const price = `${[quote.name, chosenLine(quote)].filter(Boolean).join(', ')}: ${formatRupees(quote.price.rupees)} ${priceLine(quote)}`
  useEffect(() => noteSeen('Quote', price), [price])
  const {
    value: file,
    error,
    isLoading,
    reload,
  } = useLoaded(quoteText(quote), () => cardPicture(quote, logo))
  const preview = useAddress(file)
  const text = quoteText(quote)
  const said = text
    .split('\n')
    .map((phrase) => t`${phrase}.`)
    .join(' ')
  return (
    <div className="grid gap-4">
      {file && preview ? (
        <img
          src={preview}
          alt={t`A quote that says: ${said}`}
          width={1080}
          height={1350}
          className="mx-auto h-auto max-h-[52dvh] w-auto max-w-full rounded-md border border-hairline"
        />
      ) : error === undefined ? (
        <CardSkeleton />
      ) : (
        <FailureLine
          message={t`The picture could not be made. The quote in words is below.`}
          onRetry={reload}
          retrying={isLoading}
        />
      )}
      {file ? <PictureWays file={file} quote={quote} /> : null}
      <details className="rounded-md border border-hairline px-4">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t`The quote in words`}</summary>
        <p className="pb-4 text-sm break-words whitespace-pre-line">{text}</p>
      </details>
    </div>
  )
}

/**
 * The buttons for the picture. Sharing stands first where the device has a share sheet for files; saving
 * works everywhere.
 */
function PictureWays({ file, quote }: { file: File; quote: Quote }) {
  const data = { files: [file], title: quote.name }
  const canShare = typeof navigator.canShare === 'function' && navigator.canShare(data)
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {canShare ? (
        <Button
          variant="primary"
          icon={<ShareIcon />}
          // A visitor who closes the share sheet has changed their mind: that is no failure.
          onClick={() => void navigator.share(data).catch(() => undefined)}
        >{t`Share picture`}</Button>
      ) : null}
      <Button
        onClick={() => saveFile(file.name, file)}
        className="sm:only:col-span-2"
      >{t`Save picture`}</Button>
    </div>
  )
}

function TextWays({ quote }: { quote: Quote }) {
  return (
    <a href={whatsAppLink('', quoteText(quote))} target="_blank" rel="noreferrer" className={buttonClasses()}>
      <ChatIcon />
      {t`Send as text on WhatsApp`}
    </a>
  )
}

function CardSkeleton() {
  return (
    <div role="status" aria-label={texts.loading}>
      <Skeleton className="mx-auto aspect-4/5 max-h-[52dvh]" />
    </div>
  )
}

/** An address for a file made on this page, valid as long as the file is shown. */
function useAddress(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
