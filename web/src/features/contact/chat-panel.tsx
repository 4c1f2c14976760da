import { t } from '#contract/language.ts'
import { texts } from '#contract/texts.ts'
import { LateForm } from '#web/ui/form/late-form.tsx'
import { SentPanel } from '#web/ui/form/sent-panel.tsx'
import { chatContact } from './contact-definition.ts'

/** The panel that the widget opens; a file of its own, so that no page loads it before. */
export default function ChatPanel() {
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
