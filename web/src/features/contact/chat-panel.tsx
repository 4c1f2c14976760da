import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { LateForm } from '#web/ui/form/send/late-form.tsx'
import { SentPanel } from '#web/ui/form/send/sent-panel.tsx'
import { chatContact } from './contact-definition.ts'

/**
 * The panel that the widget opens, in a file of its own, so that no page loads the panel before a visitor
 * asks for it.
 */
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
