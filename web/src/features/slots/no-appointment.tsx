import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { telLink } from '#web/lib/phone.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'
import { fillIn } from '#web/ui/text/fill-in.tsx'

/** Stands in the place of an appointment whose link is missing or wrong, and leads to it without the link. */
export function NoAppointment({ title }: { title: string }) {
  const { number } = useDealership().phones.sales
  return (
    <EmptyState
      title={title}
      action={
        <ButtonLink to={paths.enquiryStatus} variant="primary">
          {t`Status of your enquiry`}
        </ButtonLink>
      }
    >
      {fillIn(
        t`Without the link, the reference of your enquiry shows the appointment too; or call {number}.`,
        {
          number: (
            <a
              href={telLink(number)}
              className="figures inline-flex min-h-11 items-center font-semibold whitespace-nowrap underline underline-offset-3"
            >
              {number}
            </a>
          ),
        },
      )}
    </EmptyState>
  )
}
