import { Link, useLocation } from 'react-router-dom'
import { t } from '#contract/wire/language.ts'
import { WithdrawalCard } from '#web/features/enquiries/withdrawal-card.tsx'
import { paths } from '#web/lib/address/paths.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { telLink } from '#web/lib/phone.ts'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { FormCard } from '#web/ui/form/send/form-card.tsx'
import { Split } from '#web/ui/layout/split.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { fillIn } from '#web/ui/text/fill-in.tsx'

const MyDataForm = late(() => import('#web/features/enquiries/my-data-form.tsx'), 'MyDataForm', {
  fallback: <Skeleton className="h-96" />,
})

/**
 * The page of everybody's own data, and, at the address of the links in mails, the way to take consent back.
 */
export function Component() {
  const { pathname } = useLocation()
  return pathname === paths.withdraw ? <Withdrawal /> : <MyData />
}

function Withdrawal() {
  return (
    <PageFrame
      path={paths.withdraw}
      title={t`Withdraw your consent`}
      description={t`Withdraw what you allowed, with the link of our mail.`}
      heading={t`Withdraw your consent`}
      crumb={t`Withdraw`}
      intro={t`We then send you no more messages and mails. What you sent us we still answer.`}
    >
      <meta name="robots" content="noindex" />
      <WithdrawalCard />
      <p className="mt-6">
        <Link
          to={paths.myData}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-3"
        >
          {t`See, correct or erase your data`}
        </Link>
      </p>
    </PageFrame>
  )
}

function MyData() {
  const { phones } = useDealership()
  return (
    <PageFrame
      path={paths.myData}
      title={t`Your data`}
      description={t`Ask for a copy of your details, a correction, or that they are erased; take back your consent; complain.`}
      heading={t`Your data`}
      crumb={t`Your data`}
      intro={t`A copy, a correction, erasure, no more messages, or a complaint. A reference with four digits, or a code by mail, shows that it is you.`}
    >
      <meta name="robots" content="noindex" />
      <Split
        beside={
          <FormCard title={t`Your request`}>
            <MyDataForm />
          </FormCard>
        }
      >
        <div className="grid gap-3 text-lg">
          <p>
            {fillIn(t`No reference and no e-mail address? Call {number}, and we write your request down.`, {
              number: (
                <a
                  href={telLink(phones.customerCare.number)}
                  className="figures font-semibold whitespace-nowrap underline underline-offset-3"
                >
                  {phones.customerCare.number}
                </a>
              ),
            })}
          </p>
          <p>
            <Link to={paths.privacy} className="font-semibold underline underline-offset-3">
              {t`All about your details`}
            </Link>
          </p>
        </div>
      </Split>
    </PageFrame>
  )
}
