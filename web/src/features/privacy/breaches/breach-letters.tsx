import { useState } from 'react'
import type { Breach, BreachPerson, readBreachLetters } from '#contract/privacy/breaches.ts'
import type { AnswerOf } from '#contract/wire/endpoint.ts'
import { type Language, languageNames } from '#contract/wire/language.ts'
import { touchedBy } from '#domain/privacy/breach-letter.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { Button } from '#web/ui/button.tsx'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import { Accordion } from '#web/ui/layout/accordion.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { peopleCount } from './breach-words.ts'

interface BreachLettersProps {
  breach: Breach
  /**
   * Has the letters mailed, or, with the id of a person, notes that they were told; answers whether it went.
   */
  onSend: (told: number | null) => Promise<boolean>
}

type Drafts = AnswerOf<typeof readBreachLetters>
const spoken: readonly Language[] = ['en', 'or', 'hi']

/**
 * The letters to the people whom a breach touched: drafts to read over, a press that mails them, and a list.
 */
export function BreachLetters({ breach, onSend }: BreachLettersProps) {
  const [drafts, setDrafts] = useState<Drafts>()
  const [isLoading, setLoading] = useState(false)
  const [isAsking, setAsking] = useState(false)

  async function load() {
    setLoading(true)
    try {
      setDrafts(await callApi('readBreachLetters', { params: { id: breach.id } }))
    } catch (error) {
      notify.error(failureWords(error, 'The letters could not be loaded. Please try again.'))
    } finally {
      setLoading(false)
    }
  }

  async function send(told: number | null) {
    setAsking(false)
    if (await onSend(told)) await load()
  }

  const waiting = drafts?.people.filter(isToBeTold) ?? []
  const withMail = waiting.filter(({ email }) => email !== '').length
  return (
    <FormPart
      title="Letters"
      hint="Each person reads their own language. Nothing is sent before you press, also to those who took consent back: the law wants them told."
    >
      {drafts ? (
        <>
          <Accordion
            sections={spoken.map((language) => ({
              id: language,
              title: languageNames[language],
              content: (
                <div lang={language} className="grid gap-2 whitespace-pre-line wrap-anywhere">
                  <strong>{drafts.letters[language].subject}</strong>
                  {drafts.letters[language].text}
                </div>
              ),
            }))}
          />
          {withMail > 0 ? (
            <Button variant="primary" className="justify-self-start" onClick={() => setAsking(true)}>
              {`Mail ${withMail === 1 ? '1 letter' : `${withMail} letters`} …`}
            </Button>
          ) : null}
          <ToBeTold people={waiting.filter(({ email }) => email === '')} onTold={(id) => void send(id)} />
          {waiting.length === 0 ? <p>Everybody here was told, or has a letter on its way.</p> : null}
        </>
      ) : (
        <Button
          className="justify-self-start"
          busy={isLoading}
          disabled={touchedBy(breach) === 0}
          onClick={() => void load()}
        >
          Read the letters
        </Button>
      )}
      {isAsking ? (
        <ConfirmDialog
          title="Mail the letters"
          question={`The letter goes to ${peopleCount(withMail)} in your name. It cannot be called back.`}
          confirmLabel="Mail them now"
          isDanger={false}
          onConfirm={() => void send(null)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </FormPart>
  )
}

function isToBeTold({ queuedAt, toldAt }: BreachPerson): boolean {
  return queuedAt === null && toldAt === null
}

/** Who has no e-mail address: staff call or write to them, and say so here. */
function ToBeTold({ people, onTold }: { people: readonly BreachPerson[]; onTold: (id: number) => void }) {
  if (people.length === 0) return null
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{`To be called: ${peopleCount(people.length)}`}</h3>
      <ul className="max-h-96 overflow-y-auto border-t border-hairline">
        {people.map(({ id, name, mobile, language }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 border-b border-hairline py-1">
            <span className="figures min-w-0 flex-1 wrap-anywhere">
              {[name || 'Without a name', mobile, languageNames[language]].filter(Boolean).join(' · ')}
            </span>
            <Button size="small" aria-label={`Told: ${name}`} onClick={() => onTold(id)}>
              Told
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
