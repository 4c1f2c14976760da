import { useCallback, useState } from 'react'
import type { BroughtIn, SentLeadList } from '#contract/leads/lead-imports.ts'
import { mostListedLeads } from '#contract/leads/lead-list-parts.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { saveFailureWords } from '#web/lib/api/save-failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useUnsavedWork } from '#web/ui/form/record/unsaved-work.ts'
import { notify } from '#web/ui/overlay/toast.tsx'
import { type ColumnMeaning, type ListSheet, readList } from './list-columns.ts'
import { listedLead } from './listed-leads.ts'

/** What holds for all leads of a list. */
export interface AboutList {
  source: string
  family: SentLeadList['family'] | ''
  outletId: string
}

/** A list that staff are about to bring in, with what would become of its rows once that was asked. */
export interface LeadListWork {
  sheet: ListSheet | undefined
  about: AboutList
  /** What was said of the rows; undefined after any change. */
  said: BroughtIn | undefined
  /** The places in the sheet, from 0, of the rows that were judged. */
  judged: readonly number[]
  errors: Readonly<Record<string, string>>
  isBusy: boolean
  read: (text: string) => boolean
  setMeaning: (column: number, meaning: ColumnMeaning) => void
  setAbout: (change: Partial<AboutList>) => void
  check: () => Promise<void>
  leaveRefusedOut: () => Promise<void>
  bringIn: () => Promise<void>
  clear: () => void
}

const blank: AboutList = { source: '', family: '', outletId: '' }

/** Holds the list, judges it on the server, and brings it in. */
export function useLeadList(onDone: (done: BroughtIn, source: string) => void): LeadListWork {
  const [sheet, setSheet] = useState<ListSheet>()
  const [about, setAbout] = useState(blank)
  const [said, setSaid] = useState<BroughtIn>()
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  useUnsavedWork(useCallback(() => sheet !== undefined, [sheet]))

  const placesWithout = (out: ReadonlySet<number>) =>
    [...(sheet?.rows.keys() ?? [])].filter((place) => !out.has(place))
  const judged = placesWithout(leftOut)

  function clear() {
    setSheet(undefined)
    setSaid(undefined)
    setLeftOut(new Set())
    setErrors({})
  }

  async function send(places: readonly number[], isDry: boolean) {
    const wrong = sheet ? faultsOf(sheet, about, places.length) : {}
    setErrors(wrong)
    const { family } = about
    if (!sheet || family === '' || Object.keys(wrong).length > 0) return
    setBusy(true)
    try {
      const answer = await callApi('bringInLeads', {
        body: {
          source: about.source,
          family,
          ...(about.outletId && { outletId: Number(about.outletId) }),
          isDry,
          rows: places.map((place) => listedLead(sheet.rows[place] ?? [], sheet.columns)),
        },
      })
      setSaid(answer)
      if (!answer.isDone) return
      clear()
      onDone(answer, about.source.trim())
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields)
      notify.error(saveFailureWords(error))
    } finally {
      setBusy(false)
    }
  }

  return {
    sheet,
    about,
    said,
    judged,
    errors,
    isBusy,
    clear,
    read: (text) => {
      const read = readList(text)
      if (read.rows.length === 0) return false
      clear()
      setSheet(read)
      return true
    },
    setMeaning: (at, meaning) => {
      setSaid(undefined)
      setErrors(({ columns: _mended, ...others }) => others)
      setSheet(
        (now) =>
          now && {
            ...now,
            columns: now.columns.map((column, place) => (place === at ? { ...column, meaning } : column)),
          },
      )
    },
    setAbout: (change) => {
      setSaid(undefined)
      setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in change))))
      setAbout((now) => ({ ...now, ...change }))
    },
    check: () => send(judged, true),
    leaveRefusedOut: async () => {
      const out = new Set(leftOut)
      for (const [at, row] of said?.rows.entries() ?? [])
        if (row.fate === 'refused') out.add(judged[at] ?? -1)
      setLeftOut(out)
      await send(placesWithout(out), true)
    },
    bringIn: () => send(judged, false),
  }
}

function faultsOf(sheet: ListSheet, about: AboutList, rows: number): Record<string, string> {
  const columns = sheet.columns.filter(({ meaning }) => meaning === 'mobile').length
  return {
    ...(columns !== 1 && {
      columns:
        columns === 0 ? 'Please say which column holds the number.' : 'Only one column holds the number.',
    }),
    ...(rows > mostListedLeads && {
      columns: `A list has ${groupLakhs(mostListedLeads)} rows at most, and this one has ${groupLakhs(rows)}. Please bring it in in parts.`,
    }),
    ...(about.source.trim() === '' && { source: 'Please say where the list comes from.' }),
    ...(about.family === '' && { family: 'Please choose one.' }),
  }
}
