/** A file the worker keeps from the start; without a revision its name changes with its content. */
export interface KeptFile {
  url: string
  revision: string | null
  /** The folder of its language; nothing for English. */
  folder: string
  /** Whether it is the page that says why another cannot be shown. */
  isWords: boolean
}

/** What a page asks of the worker. */
export type Wish =
  /** Puts a waiting version to use. */
  | { type: 'SKIP_WAITING' }
  /** Keeps the language of the asking page, and what that page has opened. */
  | { type: 'KEEP'; page: string; files: string[] }
  /** How the line was when the worker last tried. */
  | { type: 'HOW_IS_LINE' }
  /** Whether a first script belongs to this version. */
  | { type: 'IS_MINE'; script: string }

/** An open page. */
interface PageClient {
  url: string
  visibilityState: DocumentVisibilityState
  postMessage: (words: unknown) => void
  focus: () => Promise<unknown>
}

/** Bytes that the site has on the device; some browsers say of what. */
interface StorageUse {
  usage?: number
  usageDetails?: { caches?: number }
}

/** The part of a service worker's global scope that is used here: TypeScript has it only beside a page's scope, never with it. */
export interface WorkerScope {
  /** Written before the worker's code by the build; see `netlify/build/worker/write-worker.ts`. */
  keptFiles?: KeptFile[]
  location: Location
  navigator: {
    connection?: { saveData?: boolean }
    setAppBadge?: () => Promise<void>
    storage?: { estimate: () => Promise<StorageUse> }
  }
  clients: {
    claim: () => Promise<void>
    openWindow: (path: string) => Promise<unknown>
    matchAll: (options: { type: 'window'; includeUncontrolled?: boolean }) => Promise<PageClient[]>
  }
  registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'pushManager'>
  skipWaiting: () => Promise<void>
  addEventListener: <K extends keyof WorkerEvents>(type: K, act: (event: WorkerEvents[K]) => void) => void
}

/** An event that keeps the worker awake for as long as it takes. */
export interface WaitingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

/** The server wrote to this device. */
export interface PushEvent extends WaitingEvent {
  data: { text: () => string } | null
}

/** The browser named the device anew, or took its name away; some say neither which it was nor which it is. */
export interface DeviceEvent extends WaitingEvent {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}

/** A notification was pressed. */
export interface NotificationEvent extends WaitingEvent {
  notification: { title: string; data: unknown; close: () => void }
}

interface WorkerEvents {
  install: WaitingEvent
  activate: WaitingEvent
  message: WaitingEvent & MessageEvent<Wish>
  push: PushEvent
  pushsubscriptionchange: DeviceEvent
  notificationclick: NotificationEvent
}

/** The worker's global scope. */
export const scope = globalThis as unknown as WorkerScope
