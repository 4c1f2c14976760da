import { Link } from 'react-router-dom'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { telLink } from '#web/lib/phone.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { PhoneIcon } from '#web/ui/icon/contact.tsx'
import { MessageIcon } from '#web/ui/icon/talk.tsx'

/** Says that nothing was found, and how to ask somebody who knows. */
export function NothingFound({ typed, onLeave }: { typed: string; onLeave: () => void }) {
  const { sales } = useDealership().phones
  return (
    <div className="grid gap-4 py-8">
      <p className="text-lg font-semibold wrap-anywhere">{t`Nothing found for “${typed}”.`}</p>
      <p className="text-muted">{t`Try the name of a model alone, or fewer letters of a part number. Or ask us: we may have it all the same.`}</p>
      <div className="flex flex-wrap gap-3">
        <a href={telLink(sales.number)} className={buttonClasses({})}>
          <PhoneIcon />
          {t`Call ${sales.number}`}
        </a>
        <Link to={paths.contact} onClick={onLeave} className={buttonClasses({})}>
          <MessageIcon />
          {t`Send a message`}
        </Link>
      </div>
    </div>
  )
}
