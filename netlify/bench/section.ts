/** Prints a line. */
export type Say = (line: string) => void

/** A part of the bench, run alone by its name; answers whether every budget is kept. */
export interface Section {
  name: string
  run: (say: Say) => Promise<boolean>
}
