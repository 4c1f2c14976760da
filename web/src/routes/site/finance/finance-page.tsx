import { Suspense, useCallback, useMemo, useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router-dom'
import type { ModelCard, Variant } from '#contract/catalogue/catalogue.ts'
import type { Lender } from '#contract/content/page-lists.ts'
import type { Block } from '#contract/content/page-texts.ts'
import { isOff } from '#contract/site/site-parts.ts'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { loadBike, loadModelCards, loadVariants } from '#web/features/catalogue/load-catalogue.ts'
import { type ReckonedPrice, reckonedIn, withReckoned } from '#web/features/emi/reckoned-price.ts'
import { useEmiDialog } from '#web/features/emi/use-emi-dialog.tsx'
import { FinanceForm } from '#web/features/enquiries/finance-form.tsx'
import { RequiredDocuments } from '#web/features/enquiries/required-documents.tsx'
import { loadLenders } from '#web/features/page-lists/load-lists.ts'
import { loadPageText } from '#web/features/page-text/load-page-text.ts'
import { paths } from '#web/lib/address/paths.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { type Loadable, useResource } from '#web/lib/api/resource.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { priceWords, usePricesOnRoad } from '#web/shop/price.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { FormCard } from '#web/ui/form/send/form-card.tsx'
import type { Handed } from '#web/ui/form/values/typed-values.ts'
import { CallOut } from '#web/ui/layout/call-out.tsx'
import { JumpLink } from '#web/ui/layout/jump-link.tsx'
import { Split } from '#web/ui/layout/split.tsx'
import { FailureLine } from '#web/ui/loading/failure-line.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { fillIn } from '#web/ui/text/fill-in.tsx'

const FinanceDisclaimer = late(() => import('./finance-disclaimer.tsx'), 'FinanceDisclaimer')
const Lenders = late(() => import('#web/features/enquiries/lenders.tsx'), 'Lenders')

interface Financed {
  bikeName: string
  name: string
  variants: Variant[]
  /** The variant that the address names, or the first one. */
  variant: Variant | undefined
  /** The price of the variant in rupees, loaded anew. */
  price: number
}

type FinanceData = {
  bikeName: string
  /** The loan in rupees that the EMI calculator handed over; undefined when it did not. */
  loan: number | undefined
  bike: Loadable<Financed | null>
  models: Loadable<ModelCard[]>
  disclaimer: Loadable<Block[]>
  lenders: Loadable<Lender[]>
}

/** The address names model, variant and loan; the price of the variant is loaded anew. */
export function loader({ request }: LoaderFunctionArgs): FinanceData {
  const query = new URL(request.url).searchParams
  const bikeName = query.get('bikeName') ?? ''
  return {
    bikeName,
    loan: Number(query.get('loan')) > 0 ? Number(query.get('loan')) : undefined,
    bike: bikeName ? findBike(bikeName, query.get('variant')) : null,
    models: loadModelCards(),
    disclaimer: loadPageText('finance-disclaimer'),
    lenders: loadLenders(),
  }
}

async function findBike(bikeName: string, asked: string | null): Promise<Financed | null> {
  try {
    const [bike, variants] = await Promise.all([loadBike(bikeName), loadVariants(bikeName)])
    const variant = variants.find(({ name }) => name === asked) ?? variants[0]
    return {
      bikeName: bike.bikeName,
      name: bike.name,
      variants,
      variant,
      price: variant?.price ?? bike.bikePrice,
    }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null
    throw error
  }
}

export function Component() {
  const { bikeName, ...data } = useLoaderData<typeof loader>()
  const dealership = useDealership()
  return (
    <PageFrame
      path={paths.finance}
      title={t`Two-wheeler finance and EMI in ${dealership.city}`}
      description={t`Finance your two-wheeler at ${dealership.name}: the documents you need, an EMI calculator with down payment, and a form to ask for a loan.`}
      heading={t`Finance`}
      crumb={t`Finance`}
      intro={t`One set of papers, and we ask the lenders for you.`}
      actions={<JumpLink to="#enquiry">{t`Ask for a loan`}</JumpLink>}
    >
      <Finance key={bikeName} {...data} />
    </PageFrame>
  )
}

function Finance({ loan, bike, models, disclaimer, lenders }: Omit<FinanceData, 'bikeName'>) {
  const { parts } = useDealership()
  const [asked, setAsked] = useState<Handed>()
  const emi = useEmiDialog((_, typed, close) => (
    <ButtonLink
      to={`${paths.financeFor(found?.bikeName, found?.variant?.name, typed?.amount)}#enquiry`}
      state={withReckoned(typed)}
      replace
      onClick={() => {
        // The address contains the loan too, but not that the visitor asked for it in place of the typed
        // amount.
        if (typed) setAsked({ loanAmount: String(typed.amount) })
        close()
      }}
      variant="primary"
    >
      {t`Ask for this loan`}
    </ButtonLink>
  ))
  const { value: found, error } = useResource(bike)
  const isWaiting = found === undefined && error === undefined
  return (
    <>
      <Split
        beside={
          isWaiting ? (
            <Skeleton className="h-[60rem]" />
          ) : (
            <div className="grid gap-4">
              {error === undefined ? null : (
                <FailureLine
                  message={t`We could not look up the bike. Please type its model into the form.`}
                />
              )}
              <Enquiry found={found ?? null} loan={loan} asked={asked} models={models} />
            </div>
          )
        }
      >
        <RequiredDocuments />
        <CallOut
          title={t`What will it cost a month?`}
          action={
            <Button onClick={() => emi.open(found ? { ...found, variant: found.variant?.name } : {})}>
              {t`EMI calculator`}
            </Button>
          }
        >
          {fillIn(
            t`Put in price, down payment and rate, and see the instalment, the interest and the schedule. Or {compare}.`,
            {
              compare: (
                <Link
                  to={paths.compareLoans}
                  className="-my-2.5 inline-block py-2.5 font-semibold text-content underline underline-offset-3"
                >
                  {t`compare three loan offers`}
                </Link>
              ),
            },
          )}
        </CallOut>
        {isOff(parts, 'exchange') ? null : (
          <CallOut
            title={t`Have an old one?`}
            action={<ButtonLink to={paths.exchange}>{t`See its estimated value`}</ButtonLink>}
          >
            {t`What we pay for your old two-wheeler comes off the price, so the loan is smaller.`}
          </CallOut>
        )}
        <Suspense>
          <FinanceDisclaimer text={disclaimer} />
        </Suspense>
      </Split>
      <Suspense>
        <Lenders of={lenders} />
      </Suspense>
      {emi.dialog}
    </>
  )
}

/** The model and its price, of the kind that the page shows; or the price that the visitor reckoned with. */
function offeredWords(
  { name, variant, price }: Financed,
  { reckoned, onRoad }: { reckoned: ReckonedPrice | undefined; onRoad: string | undefined },
): string {
  const model = [name, variant?.name].filter(Boolean).join(' ')
  const own = formatRupees(reckoned?.rupees ?? price)
  if (reckoned?.kind === 'on-road' && own !== onRoad)
    return t`For the ${model}. You worked the loan out from ${own} on-road.`
  if (reckoned?.kind === 'ex-showroom' && reckoned.rupees !== price)
    return t`For the ${model}. You worked the loan out from ${own} ex-showroom.`
  if (onRoad && reckoned?.kind !== 'ex-showroom') return t`For the ${model}, ${onRoad} on-road.`
  return t`For the ${model} at ${own} ex-showroom.`
}

interface EnquiryProps extends Pick<FinanceData, 'loan' | 'models'> {
  found: Financed | null
  asked: Handed | undefined
}

function Enquiry({ found, loan, asked, models }: EnquiryProps) {
  const { value: cards } = useResource(models)
  const reckoned = reckonedIn(useLocation().state)
  const shown = usePricesOnRoad()
  const bikeName = found?.bikeName ?? ''
  const priceOf = useCallback((rupees: number) => priceWords(shown, bikeName, rupees), [shown, bikeName])
  const onRoad = found ? shown?.priceOf(bikeName, found.price) : undefined
  const names = useMemo(() => cards?.map((card) => card.name) ?? [], [cards])
  return (
    <FormCard
      id="enquiry"
      title={t`Finance enquiry`}
      {...(found && { seen: 'Offered' })}
      intro={
        found
          ? offeredWords(found, { reckoned, onRoad: onRoad && priceOf(found.price) })
          : t`Tell us the model and the amount; we ask the lenders.`
      }
    >
      <FinanceForm
        models={names}
        model={found?.name}
        variant={found?.variant?.name}
        variants={found?.variants}
        priceOf={priceOf}
        loan={loan ?? onRoad?.rupees ?? found?.price}
        asked={asked}
      />
    </FormCard>
  )
}
