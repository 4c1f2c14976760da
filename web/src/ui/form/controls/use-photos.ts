import { useEffect, useRef, useState } from 'react'
import { mostPhotos } from '#contract/enquiries/photo-limits.ts'
import { t } from '#contract/wire/language.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { sendPhoto } from '#web/lib/api/send-photo.ts'
import { UnreadableImage } from '#web/lib/api/shrink-image.ts'
import { type KeptPhoto, readKeptPhotos, smallPictureOf, writeKeptPhotos } from './kept-photos.ts'

/**
 * A chosen photograph: on its way, stored under a path, or failed with a message. A photograph that this
 * browser cannot read takes no place among the allowed ones.
 */
export interface ChosenPhoto {
  key: string
  name: string
  /** Undefined for a photograph that was chosen before a reload. */
  file?: File
  /** The address on this device of a preview; empty where there is none. */
  preview: string
  share: number
  path?: string
  /** These two fields are those of `KeptPhoto`. */
  small: string
  at: number
  /** The error message of a photograph that did not arrive; empty otherwise. */
  failure: string
  isUnreadable?: boolean
}

const unreadable = t`This browser cannot read that picture. Please choose a JPEG or PNG; an iPhone takes JPEG with Settings, Camera, Formats, Most Compatible.`

/**
 * The photographs of a form. Each is sent to the store as soon as it is chosen, so that the form itself stays
 * small. Photographs that have arrived survive a reload of this tab; of all others only their number is known
 * afterwards. `field` is the name of the field in the form.
 */
export function usePhotos(field: string) {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([])
  const [lost, setLost] = useState(0)
  const isRead = useRef(false)
  const aborts = useRef(new Map<string, AbortController>())
  /** Chosen files for which there was no room; one is taken in place of a file that turns out unreadable. */
  const surplus = useRef<File[]>([])
  const [left, setLeft] = useState(0)

  useEffect(() => {
    const running = aborts.current
    return () => {
      for (const abort of running.values()) abort.abort()
    }
  }, [])

  useEffect(() => {
    if (isRead.current) return writeKeptPhotos(field, photos.filter(takesPlace).map(keptOf))
    // The kept photographs are read after the first render, which must equal the prerendered page.
    isRead.current = true
    const kept = readKeptPhotos(field)
    const arrived = kept.filter(({ path }) => path !== '')
    setLost(kept.length - arrived.length)
    if (arrived.length > 0) setPhotos((chosen) => [...arrived.map(restored), ...chosen].slice(0, mostPhotos))
  }, [field, photos])

  const change = (key: string, more: Partial<ChosenPhoto>) =>
    setPhotos((before) => before.map((photo) => (photo.key === key ? { ...photo, ...more } : photo)))

  async function send({ key, file }: Pick<ChosenPhoto, 'key' | 'file'>): Promise<void> {
    if (!file) return
    const abort = new AbortController()
    aborts.current.set(key, abort)
    change(key, { share: 0, failure: '' })
    try {
      const onProgress = (share: number) => change(key, { share })
      change(key, { path: await sendPhoto(file, { signal: abort.signal, onProgress }), share: 1 })
      change(key, { small: await smallPictureOf(file) })
    } catch (error) {
      if (abort.signal.aborted) return
      if (error instanceof UnreadableImage) {
        change(key, { failure: unreadable, isUnreadable: true })
        take(surplus.current.slice(0, 1))
        leaveOut(surplus.current.slice(1))
        return
      }
      const isTooMuch = error instanceof ApiError && error.code === 'too_many_requests'
      const words = isTooMuch ? error.message : failureWords(error, t`It did not arrive. Please try again.`)
      change(key, { failure: words })
    }
  }

  function take(files: readonly File[]): void {
    const chosen = files.map((file) => ({
      key: crypto.randomUUID(),
      name: file.name,
      file,
      preview: URL.createObjectURL(file),
      share: 0,
      small: '',
      at: Date.now(),
      failure: '',
    }))
    setPhotos((before) => [...before, ...chosen])
    for (const photo of chosen) void send(photo)
  }

  function leaveOut(files: readonly File[]): void {
    surplus.current = [...files]
    setLeft(files.length)
  }

  return {
    photos,
    /**
     * The number of photographs that were on their way when the page was left, and that must be chosen again.
     */
    lost,
    /** How many chosen photographs were left out, because there was no room for them. */
    left,
    isFull: photos.filter(takesPlace).length >= mostPhotos,
    /** Adds as many photographs as there is room for. */
    add: (files: readonly File[]): void => {
      const room = mostPhotos - photos.filter(takesPlace).length
      setLost(0)
      take(files.slice(0, room))
      leaveOut(files.slice(room))
    },
    retry: send,
    remove: ({ key, preview }: ChosenPhoto) => {
      aborts.current.get(key)?.abort()
      URL.revokeObjectURL(preview)
      setPhotos((before) => before.filter((photo) => photo.key !== key))
      leaveOut([])
    },
    clear: () => {
      for (const abort of aborts.current.values()) abort.abort()
      setPhotos([])
      setLost(0)
      leaveOut([])
    },
  }
}

/** Whether a photograph counts among those that the form sends. */
export function takesPlace({ isUnreadable }: ChosenPhoto): boolean {
  return !isUnreadable
}

function keptOf({ name, path = '', small, at }: ChosenPhoto): KeptPhoto {
  return { name, path, small, at }
}

function restored({ small, ...kept }: KeptPhoto): ChosenPhoto {
  return { ...kept, key: crypto.randomUUID(), preview: small, small, share: 1, failure: '' }
}
