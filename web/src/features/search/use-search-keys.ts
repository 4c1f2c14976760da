import { useEffect } from 'react'
import { isSearchKey, pressSearch } from './search-key.ts'

/** Ctrl+K, Cmd+K and `/` open the search, see `isSearchKey`. */
export function useSearchKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isSearchKey(event)) pressSearch(event)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
