import { Form } from '#web/ui/form/form.tsx'
import { chatContact } from './contact-definition.ts'

/** What the widget opens; a file of its own, so that no page pays for it before. */
export default function ChatPanel() {
  return <Form definition={chatContact} />
}
