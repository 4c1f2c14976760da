const width = 30

/** Shows progress: a bar on a terminal, a line now and then elsewhere. */
export class Progress {
  private readonly total: number
  private readonly started = Date.now()
  private done = 0

  constructor(total: number) {
    this.total = total
  }

  /** One more is made. */
  step(name: string): void {
    this.done += 1
    const share = this.done / this.total
    const minutes = (((Date.now() - this.started) / this.done) * (this.total - this.done)) / 60_000
    const text = `${this.done}/${this.total}, about ${minutes.toFixed(0)} min left  ${name}`
    if (process.stdout.isTTY) {
      const bar = '█'.repeat(Math.round(share * width)).padEnd(width, '░')
      process.stdout.write(`\r${bar} ${text.slice(0, 70).padEnd(70)}${this.done === this.total ? '\n' : ''}`)
    } else if (this.done % 25 === 0 || this.done === this.total) process.stdout.write(`${text}\n`)
  }

  /** Prints a line that stays. */
  say(line: string): void {
    process.stdout.write(`${process.stdout.isTTY ? '\r' : ''}${line.padEnd(100)}\n`)
  }
}
