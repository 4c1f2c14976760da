import { t } from '#contract/wire/language.ts'
import { openCode } from '#server/lib/session/data-code.ts'
import { lines, type MailWords } from './staff-mails.ts'

/**
 * The mail with the code by which somebody shows that an e-mail address is theirs. The code stands in the
 * text alone, because locked screens show subjects.
 */
export function codeMail(address: string, sealedCode: string): MailWords {
  const code = openCode(address, sealedCode)
  return {
    subject: t`Your code for your request`,
    text: lines(
      t`Your code is ${code}. It holds for ten minutes.`,
      '',
      t`If you did not ask for it, please ignore this mail. Nobody sees your details without the code.`,
    ),
  }
}
