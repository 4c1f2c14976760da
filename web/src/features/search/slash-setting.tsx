import { useState } from 'react'
import { t } from '#contract/wire/language.ts'
import { isSlashOn, setSlash } from './slash.ts'

/** A setting for devices with a keyboard: whether `/` opens the search. */
export function SlashSetting() {
  const [isOn, setIsOn] = useState(isSlashOn)
  return (
    <div className="hidden flex-wrap items-center justify-between gap-x-4 text-sm text-muted lg:flex">
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => {
            setSlash(event.target.checked)
            setIsOn(event.target.checked)
          }}
          className="size-5 accent-content"
        />
        {t`The key / opens the search`}
      </label>
      <span>{t`Ctrl K always does`}</span>
    </div>
  )
}
