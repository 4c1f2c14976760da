import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Moves a bike's name that a link handed over only in navigation state into the address, so that a reload and
 * a shared link keep it: `addressOf` makes the new address, which replaces the present entry in the history.
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
