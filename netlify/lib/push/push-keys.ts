import { env } from '../env.ts'

export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** The keys that sign notifications; undefined where they are not set, so that no device gets any. */
export function pushKeys(): PushKeys | undefined {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey } = env()
  return publicKey && privateKey ? { publicKey, privateKey } : undefined
}
