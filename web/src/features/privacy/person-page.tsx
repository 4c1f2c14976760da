import { purposeLabel, stateLabel } from '#contract/appointments/appointment-words.ts'
import { kindLabel } from '#contract/leads/lead-kinds.ts'
import { stageLabel } from '#contract/leads/lead-stages.ts'
import type { HeldEnquiry } from '#contract/privacy/privacy.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { leadEventWords } from '#web/shop/lead-acts/lead-event-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { consentWords } from './consent-words.ts'
import { countOf, type FoundPerson } from './found-person.ts'
import { type Fact, orderFacts, quotationFacts, sentFacts, visitFacts, whoFacts } from './person-facts.ts'

interface PersonPageProps {
  found: FoundPerson
  onBack: () => void
}

/** All that is held of one person, in words that the person can read, to be printed and handed over. */
export function PersonPage({ found: { person, enquiries }, onBack }: PersonPageProps) {
  const { name } = useDealership()
  return (
    <Screen
      title={`What we hold of ${person.mobile || person.email}`}
      actions={
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button size="small" onClick={onBack}>
            Back
          </Button>
          <Button size="small" variant="primary" onClick={() => window.print()}>
            Print
          </Button>
        </div>
      }
    >
      <div className="grid max-w-3xl gap-6">
        <p className="text-muted">
          {`${name}, ${formatMoment(serverNow())}: ${countOf(enquiries.length)}${enquiries.length > 1 ? ', the oldest first' : ''}.`}
        </p>
        <Facts facts={whoFacts(enquiries)} />
        {enquiries.map((enquiry, index) => (
          <EnquiryPart key={String(enquiry.sent.id ?? index)} enquiry={enquiry} />
        ))}
      </div>
    </Screen>
  )
}

function EnquiryPart({ enquiry }: { enquiry: HeldEnquiry }) {
  const { names } = useDealership().parts
  const { kind, sent, work, consents } = enquiry
  return (
    <article className="grid gap-3 border-t border-hairline pt-4">
      <h2 className="text-lg font-bold">
        {kindLabel(kind, names)}
        {typeof sent.created_at === 'string' ? `, ${momentOf(sent.created_at)}` : ''}
      </h2>
      <Facts facts={sentFacts(enquiry)} />
      <Part title="The visit to our site" facts={visitFacts(enquiry)} />
      {work ? (
        <>
          <Lines
            title="Appointment"
            lines={
              work.appointment ? [lineOf(work.appointment.madeAt, appointmentWords(work.appointment))] : []
            }
          />
          {work.quotations.map((quotation) => (
            <Part
              key={`${quotation.number} ${quotation.version}`}
              title={quotationTitle(quotation)}
              facts={quotationFacts(quotation)}
            />
          ))}
          {work.orders.map((order) => (
            <Part
              key={order.bookedAt}
              title={`Order of ${momentOf(order.bookedAt)}`}
              facts={orderFacts(order)}
            />
          ))}
          <Lines
            title="What we did"
            lines={[
              ...work.events.map((event) =>
                lineOf(
                  event.at + event.kind,
                  `${momentOf(event.at)}: ${leadEventWords(event, work.family, momentOf)}`,
                ),
              ),
              lineOf(
                'now',
                `Now: ${stageLabel(work.family, work.stage)}${work.isHeld ? ', held back from erasing' : ''}`,
              ),
            ]}
          />
          <Lines
            title="Messages to you"
            lines={work.mails.map((mail) => lineOf(mail.kind + mail.madeAt, mailWords(mail)))}
          />
        </>
      ) : (
        <p>Waits in quarantine: it looked as if a robot had sent it.</p>
      )}
      <Lines
        title="Consent"
        lines={consents.map((consent) => lineOf(consent.at + consent.kind, consentWords(consent)))}
      />
    </article>
  )
}

function quotationTitle({
  number,
  version,
  madeAt,
}: NonNullable<HeldEnquiry['work']>['quotations'][number]): string {
  const name = version > 1 ? `${number}, version ${version}` : number
  return `Quotation ${name} of ${momentOf(madeAt)}`
}

function momentOf(moment: string): string {
  return formatMoment(new Date(moment))
}

function appointmentWords(appointment: NonNullable<NonNullable<HeldEnquiry['work']>['appointment']>): string {
  const { purpose, startsAt, outlet, state, hasLicence } = appointment
  return [
    purposeLabel(purpose),
    momentOf(startsAt),
    outlet,
    stateLabel(state),
    hasLicence ? 'you said that you are 18 and have a licence' : '',
  ]
    .filter(Boolean)
    .join(', ')
}

function mailWords({ kind, madeAt, sentAt }: NonNullable<HeldEnquiry['work']>['mails'][number]): string {
  const what = writtenKinds[kind]
  return sentAt ? `${what}, sent ${momentOf(sentAt)}` : `${what}, made ${momentOf(madeAt)}, not sent yet`
}

const writtenKinds = {
  receipt: 'Receipt of your enquiry',
  appointment: 'News of your appointment',
  reminder: 'Reminder of your appointment, the day before',
  'reminder-soon': 'Reminder of your appointment, two hours before',
  'no-show': 'Question for a new appointment',
  order: 'News of your order',
  review: 'Question for a review',
  code: 'Code for the page of your data',
  breach: 'Letter about a breach of your data',
  whatsapp: 'Message by WhatsApp',
}

function Part({ title, facts }: { title: string; facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{title}</h3>
      <Facts facts={facts} />
    </section>
  )
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[minmax(7rem,auto)_1fr] gap-x-4 gap-y-1 text-[0.9375rem]">
      {facts.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A line of a list; `id` tells it from the others of its list. */
interface Line {
  id: string
  words: string
}

function lineOf(id: string, words: string): Line {
  return { id, words }
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid gap-1 text-[0.9375rem]">
        {lines.map(({ id, words }) => (
          <li key={id} className="wrap-anywhere whitespace-pre-line">
            {words}
          </li>
        ))}
      </ul>
    </section>
  )
}
