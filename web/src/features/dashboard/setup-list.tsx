import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { Setup } from '#contract/dealership/dealership.ts'
import { paths } from '#web/lib/address/paths.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { ArrowRightIcon } from '#web/ui/icon/direction.tsx'
import { CheckIcon } from '#web/ui/icon/sign.tsx'

const screen = (id: string) => `${paths.adminDashboard}?page=${id}`

/** The steps before the first visitors come, in order; each step leads to the screen where staff take it. */
const steps: readonly {
  id: Exclude<keyof Setup, 'unchecked'>
  title: string
  words: string | ((setup: Setup) => string)
  to: string
}[] = [
  {
    id: 'dealership',
    title: 'Say who you are',
    words: 'Name, numbers, hours, logo and colours.',
    to: screen('dealership'),
  },
  { id: 'outlets', title: 'Add your outlets', words: 'The main showroom first.', to: screen('outlets') },
  {
    id: 'catalogue',
    title: 'Fill the catalogue',
    words: 'Make your first model and show it, or import all of them.',
    to: screen('catalogue'),
  },
  {
    id: 'pictures',
    title: 'Choose pictures for the home page',
    words: 'The slides first, then the gallery and an offer.',
    to: screen('slides'),
  },
  {
    id: 'charges',
    title: 'Check the on-road charges',
    words:
      'The usual tax, fees and insurance of Odisha stand there, each for you to say that it is right. Until then pages show ex-showroom prices only.',
    to: screen('charges'),
  },
  {
    id: 'staff',
    title: 'Give your staff accounts',
    words: 'Each by a link, with what they may do.',
    to: screen('people'),
  },
  {
    id: 'texts',
    title: 'Check the texts of the pages',
    words: ({ unchecked }) =>
      unchecked === 0
        ? 'Somebody has read each of them.'
        : `${unchecked} left. Visitors read one when you have read and saved it.`,
    to: screen('texts'),
  },
  {
    id: 'enquiry',
    title: 'Send a test enquiry',
    words:
      'While you are signed in, you see the whole site. It arrives in the inbox, or in quarantine when it is filled in as fast as robots do.',
    to: paths.contact,
  },
  {
    id: 'open',
    title: 'Switch the site on',
    words: 'Until then visitors read that it opens soon, and your number.',
    to: screen('dealership'),
  },
]

/** The list of steps for a new dealer's first day; gone when all steps are done. */
export function SetupList() {
  const { value: setup } = useLoaded('setup', (signal) => callApi('getSetup', {}, { signal }))
  const headingId = useId()
  if (
    !setup ||
    steps.every(({ id }) => setup[id]) ||
    (setup.open && setup.catalogue && setup.texts && setup.enquiry)
  )
    return null
  const done = steps.filter(({ id }) => setup[id]).length
  return (
    <section aria-labelledby={headingId} className="rounded-lg border border-hairline bg-surface p-4 md:p-5">
      <h2 id={headingId} className="text-lg font-bold">
        {setup.open ? 'Still to do' : 'Before the site opens'}
      </h2>
      <p className="figures text-sm text-muted">
        {done} of {steps.length} done
      </p>
      <ol className="mt-3 grid">
        {steps.map(({ id, title, words, to }, index) => (
          <li key={id} className="border-t border-hairline first:border-0">
            <Link
              to={to}
              className="group flex min-h-14 items-center gap-4 rounded-sm py-2.5 transition-colors hover:bg-soft"
            >
              <span
                className={
                  setup[id]
                    ? 'grid size-8 shrink-0 place-items-center rounded-full bg-success text-surface'
                    : 'figures grid size-8 shrink-0 place-items-center rounded-full border border-control text-sm font-semibold'
                }
              >
                {setup[id] ? <CheckIcon className="size-4.5" /> : index + 1}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">
                  {title}
                  <span className="sr-only">{setup[id] ? ', done' : ', to be done'}</span>
                </span>
                <span className="block text-sm text-muted">
                  {typeof words === 'string' ? words : words(setup)}
                </span>
              </span>
              <ArrowRightIcon className="mr-2 size-4 text-muted transition-transform group-hover:translate-x-1" />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
