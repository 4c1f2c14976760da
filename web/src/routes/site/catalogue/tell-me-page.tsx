import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import type { BikeDetail, Colour, Variant } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import { failureText } from '#web/features/catalogue/failure-text.ts'
import { loadBike, loadColours, loadVariants } from '#web/features/catalogue/load-catalogue.ts'
import { ArrivalForm } from '#web/features/enquiries/arrival-form.tsx'
import { paths } from '#web/lib/address/paths.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { deferred, type Loadable } from '#web/lib/api/resource.ts'
import { reloadsFor } from '#web/lib/api/revalidation.ts'
import { useCallBack } from '#web/lib/call-back.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { chosenIn, chosenVariant } from '#web/shop/chosen-variant.ts'
import { ModelsLink } from '#web/shop/models-link.tsx'
import { FormCard } from '#web/ui/form/send/form-card.tsx'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'
import { ResourceView } from '#web/ui/loading/resource-view.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Picture } from '#web/ui/media/picture.tsx'

type Awaited = { bike: BikeDetail; variants: Variant[]; colours: Colour[] } | null

/** The address names model, variant and colour; null where it names no model that is sold. */
export function loader({ request }: LoaderFunctionArgs): { awaited: Loadable<Awaited> } {
  return { awaited: deferred(find(new URL(request.url).searchParams.get('bikeName') ?? '')) }
}

async function find(bikeName: string): Promise<Awaited> {
  if (!bikeName) return null
  try {
    const [bike, variants, colours] = await Promise.all([
      loadBike(bikeName),
      loadVariants(bikeName),
      loadColours(bikeName),
    ])
    return { bike, variants, colours }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null
    throw error
  }
}

/** Another variant or colour of the same model needs no other data. */
export const shouldRevalidate = reloadsFor('bikeName')

export function Component() {
  const { name } = useDealership()
  const { awaited } = useLoaderData<typeof loader>()
  return (
    <PageFrame
      path={paths.tellMe}
      title={t`Tell me when it is here`}
      description={t`Leave your number at ${name}, and we tell you when the model comes in your colour.`}
      heading={t`Tell me when it is here`}
      crumb={t`Tell me when it is here`}
      intro={t`Leave your number, and we tell you once, when one stands in one of our showrooms.`}
    >
      <meta name="robots" content="noindex" />
      <ResourceView
        of={awaited}
        loading={<Skeleton className="h-[36rem] max-w-xl" />}
        failureText={failureText}
      >
        {(found) =>
          found ? (
            <OneModel {...found} />
          ) : (
            <EmptyState title={t`Choose a model first`} action={<ModelsLink />}>
              {t`The page of a model says where it stands in each colour.`}
            </EmptyState>
          )
        }
      </ResourceView>
    </PageFrame>
  )
}

function OneModel({ bike, variants, colours }: NonNullable<Awaited>) {
  const [address] = useSearchState()
  const { variant, chosen } = chosenVariant(variants, chosenIn(address))
  const colour = colours.find(({ name }) => name === chosen.colour) ?? colours[0]
  const callBack = useCallBack('askForArrival')
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="lg:max-w-xl">
        <FormCard
          title={[bike.name, variant?.name, colour?.words].filter(Boolean).join(' · ')}
          intro={callBack}
        >
          <ArrivalForm bikeName={bike.bikeName} variant={variant?.name} colour={colour?.name} />
        </FormCard>
      </div>
      <Picture
        src={colour?.image || bike.image}
        fallback={bike.image}
        alt={bike.name}
        width={1280}
        height={960}
        sizes="(min-width: 1264px) 480px, (min-width: 1024px) 40vw, 100vw"
        eager
        className="aspect-4/3 w-full rounded-lg border border-hairline object-cover max-lg:order-first max-lg:aspect-16/10"
      />
    </div>
  )
}
