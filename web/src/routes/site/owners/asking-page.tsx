import type { ReactNode } from 'react'
import { t } from '#contract/wire/language.ts'
import type { AskingForm } from '#web/features/enquiries/asking-form.tsx'
import { paths } from '#web/lib/address/paths.ts'
import { useHandedFields } from '#web/lib/api/late-value.ts'
import { useCallBack } from '#web/lib/call-back.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { telLink } from '#web/lib/phone.ts'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { SplitPicture } from '#web/shop/place-picture.tsx'
import { FormCard } from '#web/ui/form/send/form-card.tsx'
import { JumpLink } from '#web/ui/layout/jump-link.tsx'
import { Split } from '#web/ui/layout/split.tsx'
import { Steps } from '#web/ui/layout/steps.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'

// The prerendered markup of a form stays until the code of its fields has come.
const QuestionForm = late(() => import('#web/features/enquiries/asking-form.tsx'), 'QuestionForm', {
  fallback: <Skeleton className="h-96" />,
})

const pages = {
  askForPart: {
    path: paths.spareParts,
    title: t`Spare parts and accessories`,
    description: (dealer: string) =>
      t`Ask ${dealer} for a spare part or an accessory: in stock or not, the price, and the day it comes.`,
    intro: t`Genuine parts, by name or part number. We tell you the price before anything is ordered.`,
    card: t`Ask for a part`,
    fields: ['accessory', 'partNumber', 'model'],
    phone: 'service',
    steps: [
      { title: t`Say which part`, text: t`The number is on the accessories of a model, or on the old part.` },
      { title: t`We look`, text: t`In our own stock first, then with the manufacturer.` },
      { title: t`Collect or have it fitted`, text: t`Fitting takes place at any of our workshops.` },
    ],
  },
  askWorkshop: {
    path: paths.serviceEnquiry,
    title: t`Ask the workshop`,
    description: (dealer: string) =>
      t`A question about your two-wheeler for the workshop of ${dealer}: a noise, a lamp, a cost. No booking needed.`,
    intro: t`A noise, a warning lamp, what a repair may cost: ask before you come.`,
    card: t`Ask a question`,
    fields: ['model'],
    phone: 'service',
    steps: [
      { title: t`Write what you notice`, text: t`When it happens, and since when.` },
      { title: t`A mechanic reads it`, text: t`And calls you with an answer, or with a question.` },
      { title: t`Visit only if needed`, text: t`Then we agree on a day that suits you.` },
    ],
  },
  askShowroom: {
    path: paths.salesEnquiry,
    title: t`Ask the showroom`,
    description: (dealer: string) =>
      t`Ask the showrooms of ${dealer} about a model, its price, finance or delivery. With your PIN code the outlet near you answers.`,
    intro: t`About a model, a price, finance or delivery. The outlet near you answers.`,
    card: t`Ask a question`,
    fields: ['model'],
    phone: 'sales',
    steps: [
      { title: t`Ask`, text: t`One line is enough. Your PIN code tells us which outlet is near.` },
      { title: t`We call`, text: t`With a figure where you asked for one.` },
      { title: t`See it`, text: t`A test ride, on a day that suits you.` },
    ],
  },
} as const

const names = ['askForPart', 'askWorkshop', 'askShowroom'] as const satisfies readonly AskingForm[]

const above = {
  askForPart: [{ label: t`Services`, to: paths.services }],
  askWorkshop: [{ label: t`Services`, to: paths.services }],
  askShowroom: [{ label: t`Contact us`, to: paths.contact }],
}

/** The page at the address of one of the forms that ask a question. */
export function pageAt(address: string): { element: ReactNode } {
  const name = names.find((one) => pages[one].path === address)
  if (!name) throw new Error(`${address} asks no question.`)
  return { element: <AskingPage key={name} name={name} /> }
}

function AskingPage({ name }: { name: AskingForm }) {
  const callBack = useCallBack(name)
  const { name: dealer, phones } = useDealership()
  const { path, title, description, intro, card, fields, phone, steps } = pages[name]
  const initial = useHandedFields(fields)
  const { number } = phones[phone]
  return (
    <PageFrame
      path={path}
      title={title}
      description={description(dealer)}
      heading={title}
      crumb={title}
      above={above[name]}
      intro={intro}
      actions={<JumpLink to="#form">{t`Go to the form`}</JumpLink>}
    >
      <Split
        beside={
          <FormCard id="form" title={card} intro={callBack}>
            <QuestionForm name={name} initial={initial} />
          </FormCard>
        }
      >
        <Steps title={t`How it works`} steps={steps} />
        <p className="mt-6">
          {t`Prefer to talk?`}{' '}
          <a
            href={telLink(number)}
            className="figures inline-flex min-h-11 items-center font-semibold underline underline-offset-3"
          >
            {number}
          </a>
        </p>
        {phone === 'service' ? <SplitPicture place="services" /> : null}
      </Split>
    </PageFrame>
  )
}
