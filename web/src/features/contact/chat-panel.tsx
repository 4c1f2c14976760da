import { LateForm } from '#web/ui/form/late-form.tsx'
import { chatContact } from './contact-definition.ts'

/** The panel that the widget opens; a file of its own, so that no page loads it before. */
export default function ChatPanel() {
  return <LateForm definition={chatContact} />
}
