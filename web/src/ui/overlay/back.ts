import { useEffect, useEffectEvent } from 'react'
import { shownRouter } from '#web/lib/address/shown-router.ts'

/**
 * Back closes what is open before it leaves the page. While something is open, the history has one more entry of the
 * same page with a mark in its state; Back then only takes that entry away. The router never hears of it, because page,
 * address and key stay the same.
 *
 * What is closed in another way leaves its marked entry there: a step through the history happens at some later moment, and
 * would close what was opened meanwhile, or stop the way to another page that began meanwhile. The next thing to open takes
 * the entry over, and Back passes over it.
 */

/** Closes what is open, newest last. */
let open: readonly (() => void)[] = []

/** While `isOpen`, Back calls `close`, the newest first. What stays open all the same can be closed by Back again. */
export function useClosedByBack(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    watch()
    return isOpen ? closeByBack(() => closeNow()) : undefined
  }, [isOpen])
}

/** The same for what loads this file only when it opens, until the returned function is called. */
export function closeByBack(close: () => void): () => void {
  watch()
  const entry = () => close()
  open = [...open, entry]
  settleSoon()
  return () => {
    open = open.filter((other) => other !== entry)
    settleSoon()
  }
}

/** Is anything open that Back would close? */
export function isAnythingOpen(): boolean {
  return open.length > 0
}

function watch(): void {
  const router = shownRouter.current
  if (!router || shownRouter.onStep) return
  shownRouter.onStep = arrive
  router.subscribe(settleSoon)
}

let nextSettling: ReturnType<typeof setTimeout> | undefined

/** A moment later: what closes because of a link knows by then that the page changes. */
function settleSoon(): void {
  clearTimeout(nextSettling)
  nextSettling = setTimeout(settle, 0)
}

/** Puts the marked entry there while something is open. */
function settle(): void {
  const router = shownRouter.current
  if (router?.state.navigation.state !== 'idle' || !isOf(router.state.location)) return
  if (open.length > 0 && !isMarked()) history.pushState({ ...history.state, isMarked: true }, '')
  else if (open.length === 0 && isMarked() && history.length === 2) leaveWhenCalm()
}

/** Milliseconds in which nothing opens, closes or leads on. */
const calmMs = 1000

/** The marked entry is being taken away. */
let isLeaving = false

/**
 * Where no page stands before this one Back has nowhere to pass on to, and would do nothing once. There the marked entry is
 * taken away as soon as whoever closed something has gone nowhere for a while.
 */
function leaveWhenCalm(): void {
  addEventListener('beforeunload', stay, { once: true })
  nextSettling = setTimeout(() => {
    isLeaving = true
    history.back()
  }, calmMs)
}

function stay(): void {
  clearTimeout(nextSettling)
}

/** The page from which a step led to the entry of another one. */
let leftPage: string | undefined

function arrive(event: PopStateEvent): void {
  const wasLeaving = isLeaving
  isLeaving = false
  const page = shownRouter.current?.state.location
  if (!page) return
  const wasLeft = leftPage === page.key
  leftPage = isOf(page) ? undefined : page.key
  // To another page, or back from one before it was shown, such as when typed work keeps the visitor: the router's matter.
  if (leftPage || wasLeft) {
    settleSoon()
    return
  }
  event.stopImmediatePropagation()
  if (wasLeaving) settleSoon()
  else if (isMarked()) history.forward()
  else if (open.length > 0) {
    open.at(-1)?.()
    settleSoon()
  }
  // Nothing is open any more: the visitor means the page before this one.
  else history.back()
}

/** Does the entry of the history that the browser is at belong to this page? */
function isOf({ key }: { key: string }): boolean {
  return (history.state?.key ?? 'default') === key
}

function isMarked(): boolean {
  return history.state?.isMarked === true
}
