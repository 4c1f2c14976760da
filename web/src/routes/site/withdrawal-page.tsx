import { t } from '#contract/language.ts'
import { WithdrawalCard } from '#web/features/withdrawal/withdrawal-card.tsx'
import { quietPaths } from '#web/lib/paths.ts'
import { PageFrame } from './page-frame.tsx'

export function Component() {
  return (
    <PageFrame
      path={quietPaths.withdraw}
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
