import { useEffect, useRef, useState } from 'react'
import { t } from '#contract/language.ts'
import { mostPhotos } from '#contract/photo-limits.ts'
import { ApiError } from '#web/lib/api-client.ts'
import { failureWords } from '#web/lib/failure-words.ts'
import { sendPhoto } from '#web/lib/send-photo.ts'
import { UnreadableImage } from '#web/lib/shrink-image.ts'

/** A photograph that was chosen: on its way, stored under a path, or failed in words. */
export interface ChosenPhoto {
  key: string
  file: File
  /** The address of what was chosen, on this device. */
  preview: string
  share: number
  path?: string
  /** Words when it did not arrive; empty otherwise. */
  failure: string
}

const unreadable = t`This browser cannot read that picture. Please choose a JPEG or PNG.`

/** Photographs of a form: each goes to the store as soon as it is chosen, so that the form itself stays small. */
export function usePhotos() {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([])
  const aborts = useRef(new Map<string, AbortController>())

  useEffect(() => {
    const running = aborts.current
    return () => {
      for (const abort of running.values()) abort.abort()
    }
  }, [])

  const change = (key: string, more: Partial<ChosenPhoto>) =>
    setPhotos((before) => before.map((photo) => (photo.key === key ? { ...photo, ...more } : photo)))

  async function send({ key, file }: Pick<ChosenPhoto, 'key' | 'file'>): Promise<void> {
    const abort = new AbortController()
    aborts.current.set(key, abort)
    change(key, { share: 0, failure: '' })
    try {
      const onProgress = (share: number) => change(key, { share })
      change(key, { path: await sendPhoto(file, { signal: abort.signal, onProgress }), share: 1 })
    } catch (error) {
      if (abort.signal.aborted) return
      const words =
        error instanceof UnreadableImage
          ? unreadable
          : error instanceof ApiError && error.code === 'too_many_requests'
            ? error.message
            : failureWords(error, t`It did not arrive. Please try again.`)
      change(key, { failure: words })
    }
  }

  return {
    photos,
    /** Takes as many as there is room for; answers how many were left out. */
    add: (files: readonly File[]): number => {
      const room = mostPhotos - photos.length
      const chosen = files.slice(0, room).map((file) => ({
        key: crypto.randomUUID(),
        file,
        preview: URL.createObjectURL(file),
        share: 0,
        failure: '',
      }))
      setPhotos((before) => [...before, ...chosen])
      for (const photo of chosen) void send(photo)
      return files.length - chosen.length
    },
    retry: send,
    remove: ({ key, preview }: ChosenPhoto) => {
      aborts.current.get(key)?.abort()
      URL.revokeObjectURL(preview)
      setPhotos((before) => before.filter((photo) => photo.key !== key))
    },
    clear: () => {
      for (const abort of aborts.current.values()) abort.abort()
      setPhotos([])
    },
  }
}
