import { type ComponentType, memo, type RefObject, Suspense, use, useEffect, useRef } from 'react'
import { isPrerendered } from './prerendered.ts'

/**
 * What wakes a sleeping part: a pointer or the focus inside it; or also the visitor coming near it; or also the
 * page being scrolled.
 */
export type Wakes = 'touched' | 'near' | 'scrolled'

/** Fetches a part's code; `wasAsleep` when it stood there as markup and somebody touched it. */
type Load<P> = (wasAsleep: boolean) => Promise<ComponentType<P>>

type Part<P> = { Component: Promise<ComponentType<P>>; wake: () => void }

const sleeping = new Set<() => void>()
const loading = new Set<Promise<unknown>>()
let maySleep = typeof document !== 'undefined' && isPrerendered()

/**
 * A part of a prerendered page whose code is loaded when it is needed, not with the page: until then its markup
 * stands there and links in it work. On pages that are rendered here the code is loaded together with the page's.
 * `atOnce` says that this visit needs it without a touch. Its props must keep their identity while they mean the same:
 * React cannot show new ones before the code is there.
 */
export function later<P extends object>(
  load: Load<P>,
  wakes: Wakes = 'touched',
  atOnce: () => boolean = () => false,
): ComponentType<P> {
  const part = makePart(load)
  return memo((props: P) => <Later part={part} props={props} wakes={wakes} atOnce={atOnce} />)
}

interface LaterProps<P> {
  part: Part<P>
  props: P
  wakes: Wakes
  atOnce: () => boolean
}

function Later<P extends object>({ part, props, wakes, atOnce }: LaterProps<P>) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(
    () => (place.current ? watch(place.current, wakes, atOnce, part.wake) : undefined),
    [part, wakes, atOnce],
  )
  return (
    <div ref={place} data-part={wakes} className="contents">
      <Suspense>
        <Awake part={part} props={props} place={place} />
      </Suspense>
    </div>
  )
}

/** Wakes every sleeping part, and from then on none sleeps. Throws when the code of one cannot be had; it sleeps on. */
export async function wakeAll(): Promise<void> {
  for (const wake of sleeping) wake()
  await partsLoaded()
  if (sleeping.size > 0) throw new Error('A part of the page could not be loaded.')
  maySleep = false
}

/** For a page that is rendered here: its parts are wanted with it, and none has markup to fall back on. */
export function sleepNot(): void {
  maySleep = false
  const woken = [...sleeping]
  sleeping.clear()
  for (const wake of woken) wake()
}

/** Resolves when the code of every part that is on its way has come. */
export async function partsLoaded(): Promise<void> {
  while (loading.size > 0) await Promise.allSettled(loading)
}

function makePart<P>(load: Load<P>): Part<P> {
  let resolve: (Component: ComponentType<P>) => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const Component = remembered(
    new Promise<ComponentType<P>>((...settle) => {
      ;[resolve, reject] = settle
    }),
  )
  let isLoading = false
  const wake = () => {
    if (isLoading) return
    isLoading = true
    const coming = load(maySleep).then(
      (loaded) => {
        sleeping.delete(wake)
        resolve(loaded)
      },
      (error: unknown) => {
        // A part that sleeps goes on sleeping, and the next touch tries again.
        if (sleeping.has(wake)) isLoading = false
        else reject(error)
      },
    )
    loading.add(coming)
    void coming.then(() => loading.delete(coming))
  }
  if (maySleep) sleeping.add(wake)
  else wake()
  return { Component, wake }
}

/** Notes on a promise how it ended, as React's `use` reads it: what is there already is rendered at once. */
function remembered<T>(promise: Promise<T>): Promise<T> {
  const noted = promise as Promise<T> & { status?: string; value?: T; reason?: unknown }
  noted.status = 'pending'
  promise.then(
    (value) => Object.assign(noted, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(noted, { status: 'rejected', reason }),
  )
  return promise
}

interface AwakeProps<P> {
  part: Part<P>
  props: P
  place: RefObject<HTMLElement | null>
}

function Awake<P extends object>({ part, props, place }: AwakeProps<P>) {
  const Component = use(part.Component)
  useEffect(() => {
    if (!place.current) return
    place.current.dataset.partAwake = ''
    place.current.dispatchEvent(new Event(partAwakeEvent, { bubbles: true }))
  }, [place])
  return <Component {...props} />
}

/** Bubbles from a part's place when it has come to life. */
export const partAwakeEvent = 'part-awake'

const touches = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const

function watch(place: HTMLElement, wakes: Wakes, atOnce: () => boolean, wake: () => void): () => void {
  if (!maySleep) return () => undefined
  const done = new AbortController()
  const options = { passive: true, signal: done.signal }
  // React keeps what happens inside a part that it has not taken over from everything below its root.
  const touch = ({ target }: Event) => {
    if (target instanceof Node && place.contains(target)) wake()
  }
  for (const type of touches) document.addEventListener(type, touch, { ...options, capture: true })
  if (wakes === 'scrolled') window.addEventListener('scroll', wake, options)
  if (place.dataset.partTouched !== undefined || place.contains(document.activeElement) || atOnce()) wake()
  const content = place.firstElementChild
  // No markup came with the page: it is wanted now.
  if (!content) wake()
  if (wakes === 'near' && content) {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wake(),
      { rootMargin: '25%' },
    )
    observer.observe(content)
    done.signal.addEventListener('abort', () => observer.disconnect())
  }
  return () => done.abort()
}
