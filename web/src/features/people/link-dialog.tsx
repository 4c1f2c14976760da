import type { MadeLink } from '#contract/people/people.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'

export type ShownLink = Pick<MadeLink, 'link' | 'until' | 'mailedTo'> & {
  name: string
  email: string
  isNew: boolean
}

/** Shows a link that works once, for the owner to hand on; nobody can show the link again. */
export function LinkDialog({
  link: { link, until, mailedTo, name, email, isNew },
  onClose,
}: {
  link: ShownLink
  onClose: () => void
}) {
  const words = `${name}, with this link you set your password for the back office. It works once, until ${formatMoment(new Date(until))} (India): ${link}`

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      notify.success('The link is copied.')
    } catch {
      notify.error('The link could not be copied. Please select it and copy it yourself.')
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={isNew ? `${name} is invited` : `A new password for ${name}`}
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
          <Button variant="primary" onClick={() => void copy()}>
            Copy the link
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          Hand this link to {name}. It works once, until{' '}
          <strong className="figures">{formatMoment(new Date(until))}</strong>
          {`, and is shown only now.${mailedTo ? ` It is mailed to ${mailedTo} as well.` : ''}`}
        </p>
        <Input label="Link" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <a
            className="underline underline-offset-3"
            href={`mailto:${email}?subject=${encodeURIComponent('Your account')}&body=${encodeURIComponent(words)}`}
          >
            Write a mail
          </a>
          <a
            className="underline underline-offset-3"
            href={`https://wa.me/?text=${encodeURIComponent(words)}`}
            target="_blank"
            rel="noreferrer"
          >
            Send by WhatsApp
          </a>
        </p>
      </div>
    </Dialog>
  )
}
