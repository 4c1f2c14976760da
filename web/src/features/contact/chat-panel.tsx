import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { LateForm } from '#web/ui/form/send/late-form.tsx'
import { SentPanel } from '#web/ui/form/send/sent-panel.tsx'
import { chatContact } from './contact-definition.ts'

/** The panel that the widget opens; a file of its own, so that no page loads it before. */
export function ChatPanel() {
  return (
    <LateForm
      definition={chatContact}
      after={(startOver, callBack) => (
        <SentPanel title={texts.chat.success} againLabel={t`Ask another question`} onAgain={startOver}>
          {callBack}
        </SentPanel>
      )}
    />
  )
}
