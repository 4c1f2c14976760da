import { Link } from 'react-router-dom'
import { dealershipLimits as limits } from '#contract/dealership/dealership-limits.ts'
import { limits as general } from '#contract/wire/limits.ts'
import { paths } from '#web/lib/address/paths.ts'
import { Input, SuggestInput } from '#web/ui/form/controls/inputs.tsx'
import { RowList } from '#web/ui/form/record/row-list.tsx'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import { type DealershipEditing, textField } from './fields.ts'

const networks = ['Facebook', 'Instagram', 'YouTube', 'X']

/** Phone numbers, addresses and links, and a note about where the opening hours are kept. */
export function ContactFields({ editing }: { editing: DealershipEditing }) {
  const { draft, change, errors } = editing
  const phone = { maxLength: general.mobile, inputMode: 'tel' as const }
  const mail = { maxLength: general.email, inputMode: 'email' as const }
  return (
    <>
      <FormPart
        title="Phone and e-mail"
        hint="A line without a number or address of its own uses that of sales."
      >
        <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          <Input {...textField(editing, 'salesNumber')} {...phone} />
          <Input {...textField(editing, 'serviceNumber')} {...phone} />
          <Input {...textField(editing, 'bookingNumber')} {...phone} optional />
          <Input {...textField(editing, 'careNumber')} {...phone} optional />
          <Input {...textField(editing, 'whatsAppNumber')} {...phone} optional />
        </div>
        <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          <Input {...textField(editing, 'salesEmail')} {...mail} />
          <Input {...textField(editing, 'serviceEmail')} {...mail} optional />
          <Input {...textField(editing, 'careEmail')} {...mail} optional />
        </div>
      </FormPart>
      <FormPart title="Tax" hint="Quotations show it.">
        <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          <Input {...textField(editing, 'gstin')} maxLength={15} optional />
        </div>
      </FormPart>
      <FormPart
        title="Opening hours"
        hint="Every page says those of the first outlet, so that they agree with its own page."
      >
        <Link to={`${paths.adminDashboard}?page=outlets`} className="w-fit underline underline-offset-3">
          Manage Outlets
        </Link>
      </FormPart>
      <FormPart
        title="Reviews"
        hint="Whoever is asked for a review may write it on this site or on Google, however many stars. In your Google profile: Ask for reviews, copy the link."
      >
        <div className="grid gap-5 xl:grid-cols-2">
          <Input {...textField(editing, 'googleReviews')} inputMode="url" maxLength={limits.url} optional />
        </div>
      </FormPart>
      <FormPart title="Social links">
        <RowList
          label="Social links"
          noun="link"
          rows={draft.socialLinks}
          most={limits.socialLinks}
          nameOf={({ network }) => network}
          make={() => ({ network: '', url: '' })}
          onChange={(socialLinks) => change({ socialLinks })}
        >
          {({ network, url }, edit, index) => (
            <div className="grid gap-3 sm:grid-cols-2">
              <SuggestInput
                label="Network"
                suggestions={networks}
                value={network}
                maxLength={limits.network}
                error={errors[`socialLinks.${index}.network`]}
                onChange={({ currentTarget }) => edit({ network: currentTarget.value })}
              />
              <Input
                label="Address"
                value={url}
                inputMode="url"
                maxLength={limits.url}
                error={errors[`socialLinks.${index}.url`]}
                onChange={({ currentTarget }) => edit({ url: currentTarget.value })}
              />
            </div>
          )}
        </RowList>
      </FormPart>
    </>
  )
}
