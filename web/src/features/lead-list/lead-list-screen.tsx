import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { BroughtIn } from '#contract/leads/lead-imports.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { paths } from '#web/lib/address/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { SheetCard } from '#web/ui/form/controls/sheet-card.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { AboutFields } from './about-fields.tsx'
import { ColumnList } from './column-list.tsx'
import { ListFates } from './list-fates.tsx'
import { type LeadListWork, useLeadList } from './use-lead-list.ts'

/**
 * Brings in a list of leads from elsewhere: read, say what the columns hold, look at each row, then bring in.
 */
export function LeadListScreen() {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [done, setDone] = useState<{ said: BroughtIn; source: string }>()
  const work = useLeadList((said, source) => setDone({ said, source }))
  const { sheet } = work

  function read(cells: string) {
    const isRead = work.read(cells)
    setError(isRead ? undefined : 'There is no row in it.')
    setDone(undefined)
    if (isRead) setText('')
  }

  return (
    <Screen title="Bring in a list">
      <p className="max-w-prose text-muted">
        People who asked elsewhere: a stall, a portal, an old register. Nobody is written to, and no call is
        promised, until one of you writes or calls.
      </p>
      {done ? <Done said={done.said} source={done.source} /> : null}
      <SheetCard
        title="From a spreadsheet"
        label="Rows with names and numbers"
        hint="Copy the rows with their titles and paste them here. At most 2,000 rows."
        placeholder={'Name\tMobile\tModel'}
        text={text}
        onText={setText}
        onRead={read}
        error={error}
        result={sheet ? rowsRead(sheet.rows.length) : ''}
      />
      {sheet ? (
        <>
          <ColumnList columns={sheet.columns} error={work.errors.columns} onMeaning={work.setMeaning} />
          <AboutFields about={work.about} errors={work.errors} onAbout={work.setAbout} />
          <Outcome work={work} />
        </>
      ) : null}
    </Screen>
  )
}

const rowsRead = (count: number) => (count === 1 ? 'One row read.' : `${groupLakhs(count)} rows read.`)

/** What would become of the rows, once that was asked, and the one step that comes next. */
function Outcome({ work }: { work: LeadListWork }) {
  const { sheet, said, judged, isBusy } = work
  if (!sheet || !said)
    return (
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={isBusy} onClick={() => void work.check()}>
          Look at each row
        </Button>
        <Button variant="quiet" onClick={work.clear}>
          Discard the list
        </Button>
      </div>
    )
  const { refused, known } = said.counts
  const made = said.counts.new + said.counts['same-person']
  return (
    <section aria-labelledby="what-would-happen" className="grid gap-3">
      <h2 id="what-would-happen" className="text-lg font-bold">
        What would happen
      </h2>
      <p role="status">
        {refused > 0
          ? `${refused === 1 ? '1 row is' : `${groupLakhs(refused)} rows are`} refused. Please mend the list and read it again, or leave ${refused === 1 ? 'it' : 'them'} out.`
          : made === 0
            ? 'Every row is here already: nothing would change.'
            : `${made === 1 ? '1 lead' : `${groupLakhs(made)} leads`} would be made${known > 0 ? `; ${groupLakhs(known)} ${known === 1 ? 'row is' : 'rows are'} here already` : ''}.`}
      </p>
      <ListFates sheet={sheet} said={said} judged={judged} />
      <div className="flex flex-wrap gap-3">
        {refused > 0 ? (
          <Button variant="primary" busy={isBusy} onClick={() => void work.leaveRefusedOut()}>
            {refused === 1 ? 'Leave the refused row out' : `Leave ${groupLakhs(refused)} refused rows out`}
          </Button>
        ) : made > 0 ? (
          <Button variant="primary" busy={isBusy} onClick={() => void work.bringIn()}>
            {made === 1 ? 'Bring in 1 lead' : `Bring in ${groupLakhs(made)} leads`}
          </Button>
        ) : null}
        <Button variant="quiet" disabled={isBusy} onClick={work.clear}>
          Discard the list
        </Button>
      </div>
    </section>
  )
}

/** What was done, with the way to the leads. */
function Done({ said, source }: { said: BroughtIn; source: string }) {
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-success bg-success-soft px-4 py-3 font-semibold"
    >
      {said.message}
      <Link
        to={`${paths.adminDashboard}?page=inbox&tab=all&source=${encodeURIComponent(source)}`}
        className="flex min-h-11 items-center underline underline-offset-3"
      >
        See them in the inbox
      </Link>
    </p>
  )
}
