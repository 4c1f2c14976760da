import { useEffect, useMemo, useState } from 'react'
import type { PriceVersion } from '#contract/prices/price-batches.ts'
import { draftKeyOf, readDraft, writeDraft } from '#web/lib/device/draft.ts'
import { type JudgedRow, judgePrices, type PriceRow, versionFinder, versionKey } from './judge-prices.ts'
import type { TypedPrice } from './read-cells.ts'

/**
 * The change that a staff member is about to make: kept for that person in this tab until it is applied,
 * whatever screens the person opens meanwhile.
 */
export interface PriceRows {
  rows: readonly PriceRow[]
  judged: readonly JudgedRow[]
  title: string
  /** The day with whose midnight the change begins; empty for now. */
  day: string
  /** The text in the field for cells that is not read yet. */
  text: string
  setText: (text: string) => void
  setTitle: (title: string) => void
  setDay: (day: string) => void
  /** Adds rows at the end, except empty ones. */
  add: (typed: readonly TypedPrice[]) => void
  /** Adds prices of versions; a version that has a row already gets the new price there. */
  fill: (prices: readonly { version: PriceVersion; name: string; price: string }[]) => void
  change: (key: string, change: Partial<PriceRow>) => void
  clear: () => void
}

interface Kept {
  rows: readonly PriceRow[]
  title: string
  day: string
  text: string
}

const nothing: Kept = { rows: [], title: '', day: '', text: '' }

/** Holds the rows of a change of many prices, and judges them by the current versions. */
export function usePriceRows(versions: readonly PriceVersion[], person: string): PriceRows {
  const [kept, setKept] = useState(() => readKept(person))
  const judged = useMemo(() => judgePrices(kept.rows, versions), [kept.rows, versions])
  useEffect(() => writeKept(person, kept), [person, kept])
  const setRows = (change: (rows: readonly PriceRow[]) => readonly PriceRow[]) =>
    setKept((before) => ({ ...before, rows: change(before.rows) }))

  return {
    ...kept,
    judged,
    setText: (text) => setKept((before) => ({ ...before, text })),
    setTitle: (title) => setKept((before) => ({ ...before, title })),
    setDay: (day) => setKept((before) => ({ ...before, day })),
    add: (typed) => {
      const find = versionFinder(versions)
      setRows((rows) => [...rows, ...typed.map((one) => newRow(one, find(one.name).length !== 1))])
    },
    fill: (prices) => {
      const find = versionFinder(versions)
      const wanted = new Map(prices.map((one) => [versionKey(one.version), one]))
      setRows((rows) => {
        const filled = rows.map((row) => {
          const [version] = find(row.name)
          const price = version && wanted.get(versionKey(version))
          if (!version || !price) return row
          wanted.delete(versionKey(version))
          return { ...row, price: price.price, isLeftOut: false }
        })
        return [...filled, ...[...wanted.values()].map((one) => newRow(one, false))]
      })
    },
    change: (key, change) =>
      setRows((rows) => rows.map((row) => (row.key === key ? { ...row, ...change } : row))),
    clear: () => {
      setKept(nothing)
      // The draft is cleared here, because the screen may be gone before an effect would run.
      writeKept(person, nothing)
    },
  }
}

function newRow({ name, price }: TypedPrice, mends: boolean): PriceRow {
  return { key: crypto.randomUUID(), name, price, mends, isLeftOut: false }
}

/**
 * The key has the person in it, because the next one who signs in in this tab must not set these prices under
 * another name.
 */
const draftKey = (person: string) => draftKeyOf(`change-many-${person}`)

function readKept(person: string): Kept {
  const kept = readDraft(draftKey(person))?.values.kept
  return typeof kept === 'string' ? (JSON.parse(kept) as Kept) : nothing
}

function writeKept(person: string, kept: Kept): void {
  const isEmpty = kept.rows.length === 0 && kept.text === ''
  const values: Record<string, string> = isEmpty ? {} : { kept: JSON.stringify(kept) }
  writeDraft(draftKey(person), { at: Date.now(), since: Date.now(), values })
}
