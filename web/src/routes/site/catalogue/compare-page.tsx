import { Suspense, useEffect } from 'react'
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useLoaderData,
  useNavigate,
} from 'react-router-dom'
import type { ModelFacts } from '#contract/catalogue/model-facts.ts'
import { t } from '#contract/wire/language.ts'
import { asVariant } from '#domain/catalogue/variant-figure.ts'
import { failureText } from '#web/features/catalogue/failure-text.ts'
import { loadBike, loadColours, loadVariants } from '#web/features/catalogue/load-catalogue.ts'
import type { ComparedModel } from '#web/features/compare/compare-rows.ts'
import { NotKept, notKeptWords } from '#web/features/compare/not-kept.tsx'
import { NotSold } from '#web/features/compare/not-sold.tsx'
import { useEmiDialog } from '#web/features/emi/use-emi-dialog.tsx'
import { useInstalment } from '#web/features/emi/use-instalment.ts'
import { loadModelFacts } from '#web/features/model-list/load-model-facts.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { isUnreached } from '#web/lib/api/no-answer.ts'
import { deferred, type Loadable } from '#web/lib/api/resource.ts'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import {
  type Compared,
  compareAddress,
  comparedIn,
  comparePath,
  setCompared,
  useCompared,
} from '#web/shop/compare/compared-models.ts'
import { late } from '#web/ui/loading/late.tsx'
import { ResourceView } from '#web/ui/loading/resource-view.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { useFocusAfterPress } from '#web/ui/use-focus-after-press.ts'

const CompareView = late(() => import('#web/features/compare/compare-view.tsx'), 'CompareView')
const NothingCompared = late(() => import('#web/features/compare/nothing-compared.tsx'), 'NothingCompared')

type Asked = Omit<Compared, 'name'>

interface Comparison {
  asked: readonly Asked[]
  models: ComparedModel[]
  /** The models, and variants of models, in the address that are not sold. */
  missing: Asked[]
  /** The models that could not be loaded without a connection. */
  away: Compared[]
  facts: ModelFacts[]
}

export function loader({ request }: LoaderFunctionArgs): { comparison: Loadable<Comparison> } {
  return { comparison: deferred(compare(comparedIn(new URL(request.url).searchParams))) }
}

/** Which parts are folded is in the address too, but needs no other data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  currentUrl.search !== nextUrl.search && keyOf(currentUrl.searchParams) === keyOf(nextUrl.searchParams)
    ? false
    : defaultShouldRevalidate

async function compare(asked: readonly Asked[]): Promise<Comparison> {
  const [facts, found] = await Promise.all([loadModelFacts(), Promise.all(asked.map(findModel))])
  const failure = found.find((one) => one instanceof ApiError)
  // Throws when no model could be loaded, so that the models on the screen stay there.
  if (failure && found.every((one) => one === undefined || one instanceof ApiError)) throw failure
  // A model and its first variant are one column, because without a variant the first one is meant.
  const models = [...new Map(found.flatMap((one) => (isFound(one) ? [[nameOf(one), one]] : []))).values()]
  const missing = asked.filter(({ variant }, index) => {
    const one = found[index]
    return !one || (isFound(one) && variant !== undefined && one.variant?.name !== variant)
  })
  const away = asked
    .filter((_, index) => found[index] instanceof ApiError)
    .map((one) => ({ ...one, name: facts.find(isModel(one))?.name ?? one.bikeName }))
  return { asked, facts, models, missing, away }
}

const isModel =
  ({ bikeName }: Asked) =>
  (one: ModelFacts) =>
    one.bikeName === bikeName

function isFound(one: ComparedModel | ApiError | undefined): one is ComparedModel {
  return one !== undefined && !(one instanceof ApiError)
}

function nameOf({ bike, variant }: ComparedModel): string {
  return [bike.bikeName, variant?.name].join('\n')
}

/**
 * Loads a model. Undefined for a model that is not sold; the error for a model that this device does not keep
 * while there is no connection.
 */
async function findModel({ bikeName, variant }: Asked): Promise<ComparedModel | ApiError | undefined> {
  try {
    const [bike, variants, colours] = await Promise.all([
      loadBike(bikeName),
      loadVariants(bikeName),
      loadColours(bikeName),
    ])
    const chosen = variants.find(({ name }) => name === variant) ?? variants[0]
    return {
      bike: asVariant(
        bike,
        chosen?.name,
        variants.map(({ name }) => name),
      ),
      variants,
      variant: chosen,
      price: chosen?.price ?? bike.bikePrice,
      colours,
    }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return undefined
    if (error instanceof ApiError && isUnreached(error)) return error
    throw error
  }
}

export function Component() {
  const { comparison } = useLoaderData<typeof loader>()
  const [address] = useSearchState()
  const compared = useCompared()
  const navigate = useNavigate()
  const asked = keyOf(address)
  const own = compareAddress(compared)

  // An address without models means the models that are kept on this device for comparison.
  useEffect(() => {
    if (asked === '' && own !== comparePath) navigate(own, { replace: true, preventScrollReset: true })
  }, [asked, own, navigate])

  const show = (models: readonly Compared[]) => {
    setCompared(models)
    navigate(compareAddress(models), { replace: true, preventScrollReset: true })
  }
  const what = t`Two to four models beside each other: price, figures and every row of their data sheets.`
  return (
    <PageFrame
      path={comparePath}
      title={t`Compare two-wheelers`}
      description={what}
      heading={t`Compare`}
      crumb={t`Compare`}
      intro={what}
    >
      <meta name="robots" content="noindex" />
      {/* The height is reserved, so that the loaded content moves nothing below it. */}
      <div data-sheet className="min-h-dvh">
        <ResourceView
          of={comparison}
          loading={<CompareSkeleton />}
          failureText={(error) =>
            isUnreached(error) && asked !== '' ? notKeptWords(t`The chosen models`) : failureText(error)
          }
        >
          {(found) =>
            // A prerendered page contains no models, so they may still be on their way.
            found.asked.length === 0 && asked !== '' ? (
              <CompareSkeleton />
            ) : (
              <Found comparison={found} onModels={show} />
            )
          }
        </ResourceView>
      </div>
    </PageFrame>
  )
}

interface FoundProps {
  comparison: Comparison
  onModels: (models: readonly Compared[]) => void
}

function Found({ comparison: { models, missing, away, facts }, onModels: onKept }: FoundProps) {
  const emi = useEmiDialog()
  const { place, onClickCapture } = useFocusAfterPress()
  const instalmentOf = useInstalment()
  // A change of the columns must not remove models that only cannot be shown at the moment.
  const onModels = (kept: readonly Compared[]) => onKept([...kept, ...away])
  return (
    <section ref={place} tabIndex={-1} aria-label={t`Compare`} onClickCapture={onClickCapture}>
      <NotKept names={away.map(({ name }) => name)} />
      <NotSold missing={missing} models={models} />
      <Suspense fallback={<CompareSkeleton />}>
        {models.length === 0 ? (
          <NothingCompared facts={facts} onModels={onModels} />
        ) : (
          <CompareView
            models={models}
            facts={facts}
            instalmentOf={instalmentOf}
            onModels={onModels}
            onEmi={({ bike, variant, price }) =>
              emi.open({ bikeName: bike.bikeName, name: bike.name, variant: variant?.name, price })
            }
          />
        )}
      </Suspense>
      {emi.dialog}
    </section>
  )
}

function CompareSkeleton() {
  return (
    // At least as high as a comparison, so that the content below is out of sight.
    <div className="min-h-[200dvh]">
      <Skeleton className="h-[60rem]" />
    </div>
  )
}

function keyOf(address: URLSearchParams): string {
  return address.getAll('m').filter(Boolean).join('\n')
}
