import { t } from '#contract/wire/language.ts'
import { ServiceCards } from '#web/features/service/service-cards.tsx'
import { paths } from '#web/lib/address/paths.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { telLink } from '#web/lib/phone.ts'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { PlacePicture } from '#web/shop/place-picture.tsx'
import { ButtonLink, buttonClasses } from '#web/ui/button.tsx'
import { PhoneIcon } from '#web/ui/icon/contact.tsx'

export function Component() {
  const { name, city, phones } = useDealership()
  return (
    <PageFrame
      path={paths.services}
      title={t`Two-wheeler service in ${city}`}
      description={t`Book a service, take an annual maintenance contract or extend the warranty of your two-wheeler at ${name}.`}
      heading={t`Services`}
      crumb={t`Services`}
      intro={t`Trained hands, genuine parts, and a call when your bike is ready.`}
      actions={
        <>
          <ButtonLink to={paths.serviceBooking} variant="primary">
            {t`Book a service`}
          </ButtonLink>
          <a href={telLink(phones.service.number)} className={buttonClasses()}>
            <PhoneIcon />
            <span className="figures">{phones.service.number}</span>
          </a>
        </>
      }
    >
      <PlacePicture
        place="services"
        sizes="(min-width: 1264px) 1200px, 100vw"
        eager
        className="mb-6 aspect-5/3 w-full rounded-lg bg-soft object-cover object-[50%_74%] md:mb-10 md:aspect-9/4"
      />
      <ServiceCards />
    </PageFrame>
  )
}
