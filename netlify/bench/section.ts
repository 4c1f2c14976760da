/** Prints a line. */
export type Say = (line: string) => void

/** A part of the bench, which can be run alone by its name; it answers whether every budget is kept. */
export interface Section {
  name: string
  run: (say: Say) => Promise<boolean>
}
