/** Mixes a colour (#rrggbb) towards white (share above 0) or black (below 0), at most fully at 1 or -1. */
export function shade(colour: string, share: number): string {
  const target = share > 0 ? 255 : 0
  return `rgb(${channelsOf(colour)
    .map((value) => Math.round(value + (target - value) * Math.abs(share)))
    .join(' ')})`
}

/** Would the colour be lost on a light wall? */
export function isLight(colour: string): boolean {
  return channelsOf(colour).every((value) => value > 170)
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}
