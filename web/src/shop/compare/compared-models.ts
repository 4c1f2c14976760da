import { useSyncExternalStore } from 'react'
import { linePaths, paths } from '#web/lib/address/paths.ts'
import { deviceText } from '#web/lib/device/device-text.ts'

/** A model that a visitor chose to compare; without a variant, the model's first variant is meant. */
export interface Compared {
  bikeName: string
  /** The name of a variant. */
  variant?: string | undefined
  /** What the model is called on its page. */
  name: string
}

/**
 * The most models in one comparison: about as many as fit beside each other on a sheet of paper and in a
 * head.
 */
export const mostCompared = 4

const kept = deviceText('compared')
const none: readonly Compared[] = []

/** The text in the device's storage when it was read last, and the models which that text means. */
let raw: string | null = null
let known = none

/**
 * The models to compare that are kept on this device, following each change in this tab or another; none
 * while a page is prerendered.
 */
export function useCompared(): readonly Compared[] {
  return useSyncExternalStore(kept.follow, comparedModels, () => none)
}

/** The models to compare that are kept on this device now. */
function comparedModels(): readonly Compared[] {
  const now = kept.read()
  if (now !== raw) {
    raw = now
    known = parsed(now)
  }
  return known
}

/** Replaces the models to compare; models beyond `mostCompared` are left out. */
export function setCompared(models: readonly Compared[]): void {
  changeCompared(() => models)
}

/**
 * Changes the models to compare, starting from those kept now, because a screen may lag behind when presses
 * follow one another.
 */
export function changeCompared(change: (now: readonly Compared[]) => readonly Compared[]): void {
  known = change(comparedModels()).slice(0, mostCompared)
  raw = JSON.stringify(known)
  kept.write(raw)
}

/** The address of the page that compares the given models, each as `m=<name>~<variant>`. */
export function compareAddress(models: readonly Omit<Compared, 'name'>[]): string {
  const query = new URLSearchParams(models.map((model) => ['m', inAddress(model)]))
  return models.length > 0 ? `${comparePath}?${query}` : comparePath
}

export const comparePath = paths.compare

/** The pages on which models are chosen; elsewhere the chosen ones would lie over forms and numbers. */
const catalogueFolders = [...Object.values(linePaths), paths.models, '/view-details']

/** Does an address belong to the catalogue, beside the comparison itself? */
export function isOfCatalogue(pathname: string): boolean {
  return catalogueFolders.includes(pathname.replace(/(?<=.)\/$/, ''))
}

/** The models to compare that an address names, each once and at most `mostCompared`. */
export function comparedIn(address: URLSearchParams): Omit<Compared, 'name'>[] {
  const named = [...new Set(address.getAll('m'))].map(fromAddress)
  return named.filter(({ bikeName }) => bikeName !== '').slice(0, mostCompared)
}

function inAddress({ bikeName, variant }: Omit<Compared, 'name'>): string {
  return [bikeName, variant]
    .flatMap((part) => (part ? [part.replaceAll('%', '%25').replaceAll('~', '%7E')] : []))
    .join('~')
}

function fromAddress(text: string): Omit<Compared, 'name'> {
  const [bikeName = '', variant] = text
    .split('~')
    .map((part) => part.replaceAll('%7E', '~').replaceAll('%25', '%').slice(0, 80))
  return variant ? { bikeName, variant } : { bikeName }
}

function parsed(text: string | null): readonly Compared[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter(isCompared).slice(0, mostCompared) : none
  } catch {
    return none
  }
}

function isCompared(one: unknown): one is Compared {
  const { bikeName, name, variant } = (one ?? {}) as Partial<Compared>
  return (
    typeof bikeName === 'string' &&
    typeof name === 'string' &&
    (variant === undefined || typeof variant === 'string')
  )
}
