import { mailPurposes } from '#contract/messages/mail-purposes.ts'
import type { PromiseFacts } from '#contract/messages/promise-settings.ts'
import { FieldError } from '#web/ui/form/controls/field.tsx'
import type { RecordEditing } from '#web/ui/form/record/use-record.ts'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import { Accordion } from '#web/ui/layout/accordion.tsx'
import { AddressesField } from './addresses-field.tsx'
import { addressesOf, errorOf, withAddresses } from './mail-lists.ts'

interface Outlet {
  id: number
  name: string
}

interface MailListFieldsProps {
  editing: RecordEditing<PromiseFacts>
  outlets: readonly Outlet[]
  /** True for an owner, who alone decides who gets mail about applicants. */
  isOwner: boolean
}

/** The addresses that get mail, by outlet and purpose. */
export function MailListFields({ editing, outlets, isOwner }: MailListFieldsProps) {
  const { draft, change, errors } = editing
  const { mailLists } = draft
  const everyOutlet = { id: null, name: 'Every outlet' }
  return (
    <FormPart
      title="Who gets mail"
      hint="E-mail addresses with a comma between. Those of every outlet get the mails of each outlet too."
    >
      <ul className="grid list-disc gap-1 pl-5 text-sm text-muted">
        <li>Where nobody is named, a new lead goes to the outlet’s own e-mail address.</li>
        <li>
          A broken promise then goes to the owners and managers of its outlet, the digest to those of all
          outlets.
        </li>
        <li>Mail about applicants and new dealers goes to nobody else; the owner alone names who gets it.</li>
      </ul>
      <Accordion
        initiallyOpen="every"
        sections={[everyOutlet, ...outlets].map(({ id, name }) => {
          const purposes = mailPurposes.filter(
            ({ ofOutlets, ownersOnly }) => (id === null || ofOutlets) && (isOwner || !ownersOnly),
          )
          const count = new Set(purposes.flatMap((purpose) => addressesOf(mailLists, purpose.id, id))).size
          const isWrong = purposes.some((purpose) => errorOf(errors, mailLists, purpose.id, id))
          return {
            id: String(id ?? 'every'),
            title: (
              <span>
                {name}{' '}
                <span className={isWrong ? 'text-sm text-danger' : 'text-sm font-normal text-muted'}>
                  {isWrong ? 'to be mended' : count === 1 ? '1 address' : `${count} addresses`}
                </span>
              </span>
            ),
            content: (
              <div className="grid gap-5 sm:grid-cols-2">
                {purposes.map((purpose) => (
                  <AddressesField
                    key={purpose.id}
                    label={purpose.label}
                    emails={addressesOf(mailLists, purpose.id, id)}
                    error={errorOf(errors, mailLists, purpose.id, id)}
                    onChange={(emails) =>
                      change({
                        mailLists: withAddresses(mailLists, { purpose: purpose.id, outletId: id, emails }),
                      })
                    }
                  />
                ))}
              </div>
            ),
          }
        })}
      />
      <FieldError id="mail-lists-error" message={errors.mailLists} />
    </FormPart>
  )
}
