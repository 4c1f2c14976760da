import { useState } from 'react'
import { deviceStorage } from './storage.ts'

/**
 * A few texts that a visitor types, kept on this device alone and never sent. In a browser that stores
 * nothing the texts last as long as the page. `key` is the key in local storage; `empty` holds each name with
 * its first value.
 */
export function useKeptValues<Values extends Record<string, string>>(
  key: string,
  empty: Values,
): [Values, (change: Partial<Values>) => void] {
  const [values, setValues] = useState(() => ({ ...empty, ...read(key, empty) }))
  const change = (next: Partial<Values>) => {
    const changed = { ...values, ...next }
    setValues(changed)
    deviceStorage.write(key, JSON.stringify(changed))
  }
  return [values, change]
}

/**
 * Reads only known names, and only texts, because an older version of the page may have stored something
 * else.
 */
function read(key: string, empty: Record<string, string>): Record<string, string> {
  try {
    const kept = Object.entries(JSON.parse(deviceStorage.read(key) ?? '{}') as Record<string, unknown>)
    return Object.fromEntries(
      kept.filter((pair): pair is [string, string] => pair[0] in empty && typeof pair[1] === 'string'),
    )
  } catch {
    return {}
  }
}
