import { Form } from '#web/ui/form/form.tsx'
import { chatContact } from './contact-definition.ts'

/** The panel that the widget opens; a file of its own, so that no page loads it before. */
export default function ChatPanel() {
  return <Form definition={chatContact} />
}
