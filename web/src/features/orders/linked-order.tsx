import type { OwnOrder } from '#contract/orders/own-order.ts'
import { t } from '#contract/wire/language.ts'
import { textBehindHash } from '#web/lib/address/text-behind-hash.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { answerWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { useHydrated } from '#web/lib/device/use-hydrated.ts'
import { telLink } from '#web/lib/phone.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { PhoneIcon } from '#web/ui/icon/contact.tsx'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'
import { FailureLine } from '#web/ui/loading/failure-line.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { forgetOrder, keepOrder, keptOrder, lastLink } from './kept-order.ts'
import { OrderCard } from './order-card.tsx'

/** The order whose link the address carries behind `#`. */
export function LinkedOrder() {
  const isHydrated = useHydrated()
  if (!isHydrated) return <Skeleton className="h-96 max-w-xl" />
  // Who comes back from paying has left the key of the order on this device.
  const isBack = new URLSearchParams(location.search).has('paid')
  const link = textBehindHash(location.hash) || (isBack ? lastLink() : '')
  if (!link) return <NoOrder title={t`The link in our mail opens your order here`} />
  return <Linked link={link} />
}

/** The order as it stands, or as this device read it last while the connection is away. */
function Linked({ link }: { link: string }) {
  const loaded = useLoaded(link, (signal) => readOrder(link, signal))
  const { error } = loaded
  if (loaded.value) return <OrderCard order={loaded.value} link={link} />
  if (error === undefined) return <Skeleton className="h-96 max-w-xl" />
  if (error instanceof ApiError && error.code === 'not_found')
    return <NoOrder title={t`We find no order for this link`} />
  const kept = keptOrder(link)
  const words = kept
    ? t`There is no connection. Your order as it stood on ${formatMoment(new Date(kept.at))}:`
    : answerWords(error, t`Your order could not be loaded.`)
  return (
    <div className="grid gap-4">
      <FailureLine message={words} onRetry={loaded.reload} retrying={loaded.isLoading} />
      {kept ? <OrderCard order={kept.order} /> : null}
    </div>
  )
}

/** Reads the order and keeps it on this device; an order that is gone is forgotten. */
async function readOrder(link: string, signal: AbortSignal): Promise<OwnOrder> {
  try {
    const order = await callApi('readOwnOrder', { body: { link } }, { signal })
    // Who it is, and what they paid, stays off a device that others may use.
    const kept = { ...order, name: '', token: { waiting: 0, asked: null }, vouchers: [] }
    keepOrder(link, { order: kept, at: serverNow().toISOString() })
    return order
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') forgetOrder()
    throw error
  }
}

/** Stands in the place of an order whose link is missing or wrong. */
function NoOrder({ title }: { title: string }) {
  const { number } = useDealership().phones.sales
  return (
    <EmptyState
      title={title}
      action={
        <a href={telLink(number)} className={buttonClasses({ variant: 'primary' })}>
          <PhoneIcon />
          {t`Call ${number}`}
        </a>
      }
    >
      {t`Each mail about your order has the link. Or call us: we send it again.`}
    </EmptyState>
  )
}
