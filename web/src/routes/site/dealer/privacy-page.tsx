import { useLoaderData } from 'react-router-dom'
import type { Notice } from '#contract/privacy/notices.ts'
import { t } from '#contract/wire/language.ts'
import { keptOfPaymentWords } from '#domain/payments/refund-words.ts'
import { paths } from '#web/lib/address/paths.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { deferred, type Loadable } from '#web/lib/api/resource.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Accordion } from '#web/ui/layout/accordion.tsx'
import { ResourceView } from '#web/ui/loading/resource-view.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { fillIn } from '#web/ui/text/fill-in.tsx'
import { NoticeParts } from '#web/ui/text/notice-parts.tsx'

export function loader(): { notices: Loadable<Notice[]> } {
  return { notices: deferred(callApi('listNotices', {}).then(({ notices }) => notices)) }
}

export function Component() {
  const { notices } = useLoaderData<typeof loader>()
  const { name } = useDealership()
  return (
    <PageFrame
      path={paths.privacy}
      title={t`Privacy and your rights`}
      description={t`What ${name} stores of each form, what for, who gets it, how long, and how you take it back.`}
      heading={t`Privacy`}
      crumb={t`Privacy`}
      intro={t`What we store, what for, how long, and how you take it back.`}
    >
      <div className="prose-width grid gap-8">
        <p className="text-pretty">
          {t`This site sets no cookies for visitors and uses no trackers. In one visit of ten it counts how fast its pages were and which of its own errors came up, as sums of a day that do not tell who it was. Maps are fetched from their provider when you scroll to them.`}
        </p>
        <section className="grid gap-3">
          <h2 className="text-xl font-bold">{t`Form by form`}</h2>
          <ResourceView
            of={notices}
            loading={<Skeleton className="h-96" />}
            failureText={() => t`This text could not be loaded.`}
          >
            {(all) => (
              <Accordion
                sections={all.map(({ title, version, parts }) => ({
                  id: title,
                  title,
                  content: (
                    <>
                      <NoticeParts parts={parts} />
                      <p className="figures mt-3 text-sm text-muted">
                        {fillIn(t`Version {version}`, { version: <span lang="zxx">{version}</span> })}
                      </p>
                    </>
                  ),
                }))}
              />
            )}
          </ResourceView>
        </section>
        <section className="grid gap-3">
          <h2 className="text-xl font-bold">{t`If you pay ahead`}</h2>
          <p className="text-pretty">{keptOfPaymentWords()}</p>
        </section>
        <ButtonLink to={paths.myData} className="justify-self-start">
          {t`See, correct or erase your data`}
        </ButtonLink>
      </div>
    </PageFrame>
  )
}
