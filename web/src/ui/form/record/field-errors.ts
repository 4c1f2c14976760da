import { type ChangeEvent, useState } from 'react'

/** Error messages by the path of each wrong field, such as `title` or `address.pin`. */
export type FieldErrors = Readonly<Record<string, string>>

/**
 * The error messages of a form whose fields hold their own values. `mend` takes the messages of the named
 * fields away, and `mendChanged` that of the field whose change reached the form.
 */
export function useFieldErrors() {
  const [errors, setErrors] = useState<FieldErrors>({})
  const mend = (...names: string[]) =>
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !names.includes(name))))
  return {
    errors,
    setErrors,
    mend,
    mendChanged: ({ target }: ChangeEvent<HTMLFormElement>) => mend(target.name),
  }
}

/**
 * The messages of those fields whose values are the same in both drafts: a changed field is judged again when
 * it is saved. A message about a list or group goes when anything in it has changed.
 */
export function withoutMended(errors: FieldErrors, before: object, now: object): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([path]) => JSON.stringify(valueAt(before, path)) === JSON.stringify(valueAt(now, path)),
    ),
  )
}

function valueAt(draft: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
      draft,
    )
}

/**
 * Removes the prefix `facts.` from the paths of wrong fields: an existing record is sent under `facts`, as
 * some new records are.
 */
export function withoutPrefix(fields: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([path, words]) => [path.replace(/^facts\./, ''), words]),
  )
}
