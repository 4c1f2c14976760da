import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { ModelsLink } from '#web/shop/models-link.tsx'
import { LateForm } from '#web/ui/form/send/late-form.tsx'
import { SentPanel } from '#web/ui/form/send/sent-panel.tsx'
import { homeContact, pageContact } from './contact-definition.ts'

/** The contact form; on the contact page the comment is required. */
export function ContactForm({ place }: { place: 'home' | 'page' }) {
  return (
    <LateForm
      definition={place === 'home' ? homeContact : pageContact}
      after={(startOver, callBack) => (
        <SentPanel
          title={texts.contact.success}
          ways={<ModelsLink />}
          againLabel={t`Send another message`}
          onAgain={startOver}
        >
          {callBack}
        </SentPanel>
      )}
    />
  )
}
