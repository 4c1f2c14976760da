import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * The index to which an arrow key, Home or End leads in a row of `count` items, wrapping at the ends;
 * undefined for any other key. `axis` limits the arrows to one direction.
 */
export function rovingIndex(
  key: KeyboardEvent['key'],
  index: number,
  count: number,
  axis?: 'horizontal' | 'vertical',
): number | undefined {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (axis === 'horizontal' && (key === 'ArrowUp' || key === 'ArrowDown')) return undefined
  if (axis === 'vertical' && (key === 'ArrowLeft' || key === 'ArrowRight')) return undefined
  const step = steps[key]
  return step === undefined ? undefined : (index + step + count) % count
}
