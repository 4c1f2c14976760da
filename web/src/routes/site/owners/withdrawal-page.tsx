import { Link } from 'react-router-dom'
import { t } from '#contract/wire/language.ts'
import { WithdrawalCard } from '#web/features/enquiries/withdrawal-card.tsx'
import { paths } from '#web/lib/address/paths.ts'
import { PageFrame } from '#web/routes/site/page-frame.tsx'

export function Component() {
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
