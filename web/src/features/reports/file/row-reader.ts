import type { ExportPartEnd } from '#contract/reports/export.ts'
import type { ReportDefinition } from '#contract/reports/report-definition.ts'
import { type ReportRow, reportRow } from '#contract/reports/report-endpoint.ts'

/**
 * Reads rows out of the pieces of a stream, which may end anywhere; keeps no row. Throws on a line that is no
 * row.
 */
export class RowReader {
  readonly #schema
  #decoder = new TextDecoder()
  #rest = ''
  #end: ExportPartEnd | undefined
  #received = 0

  constructor(report: ReportDefinition) {
    this.#schema = reportRow(report)
  }

  /** The number of rows in all parts so far. */
  get received(): number {
    return this.#received
  }

  /** The rows that this piece completes. */
  read(piece: Uint8Array): ReportRow[] {
    const lines = (this.#rest + this.#decoder.decode(piece, { stream: true })).split('\n')
    this.#rest = lines.pop() ?? ''
    return this.#rowsOf(lines)
  }

  /**
   * Called after the last piece of a part: answers what the last line of the part says, or undefined without
   * such a line.
   */
  endPart(): ExportPartEnd | undefined {
    if (this.#rest.trim() !== '') throw new Error('A line is cut off.')
    const end = this.#end
    this.#decoder = new TextDecoder()
    this.#end = undefined
    return end
  }

  #rowsOf(lines: string[]): ReportRow[] {
    const rows: ReportRow[] = []
    for (const line of lines) {
      if (this.#end) throw new Error('The stream goes on after its end.')
      const value: unknown = JSON.parse(line)
      if (isPartEnd(value)) this.#end = value
      else rows.push(this.#schema.parse(value))
    }
    this.#received += rows.length
    return rows
  }
}

function isPartEnd(value: unknown): value is ExportPartEnd {
  return (
    typeof value === 'object' && value !== null && !('id' in value) && ('end' in value || 'next' in value)
  )
}
