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
    </PageFrame>
  )
}
