import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * A link may hand a bike's name over in navigation state alone. It belongs into the address, so that a reload and a
 * shared link keep it: `addressOf` makes that address, and the entry in the history is replaced by it.
 */
export function useHandedBike(bikeName: string, addressOf: (bikeName: string) => string): void {
  const { state } = useLocation()
  const navigate = useNavigate()
  const handed = (state as { bikeName?: unknown } | null)?.bikeName
  const address = !bikeName && typeof handed === 'string' && handed ? addressOf(handed) : undefined
  useEffect(() => {
    if (address) void navigate(address, { replace: true, state })
  }, [address, navigate, state])
}
