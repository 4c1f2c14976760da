/** Encrypted bytes that only this browser can read, because the key never leaves the browser's own store. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

/**
 * The content to be encrypted: the body without its files, how to restore the files, and the context of the
 * visit.
 */
interface Typed {
  fingerprint: string
  context?: string | undefined
  body: Record<string, unknown>
  files: { field: string; name: string; type: string; lastModified: number }[]
}

/** A key that code in this browser can use but not read. Throws in pages without cryptography. */
export function makeKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

async function seal(key: CryptoKey, bytes: BufferSource): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes) }
}

function unseal(key: CryptoKey, { iv, data }: Sealed): Promise<ArrayBuffer> {
  return crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data)
}

/** Encrypts a typed body, with its files and their names. */
export async function sealBody(
  key: CryptoKey,
  body: object,
  fingerprint: string,
  context?: string,
): Promise<{ sealed: Sealed; files: Sealed[] }> {
  const plain: Record<string, unknown> = { ...body }
  const files = Object.entries(plain).filter((entry): entry is [string, File] => entry[1] instanceof File)
  for (const [field] of files) delete plain[field]
  const typed: Typed = {
    fingerprint,
    context,
    body: plain,
    files: files.map(([field, { name, type, lastModified }]) => ({ field, name, type, lastModified })),
  }
  return {
    sealed: await seal(key, new TextEncoder().encode(JSON.stringify(typed))),
    files: await Promise.all(files.map(async ([, file]) => seal(key, await file.arrayBuffer()))),
  }
}

/** Decrypts only the fingerprint of a body, not its files. */
export async function readFingerprint(key: CryptoKey, sealed: Sealed): Promise<string> {
  return (await readTyped(key, sealed)).fingerprint
}

/** Decrypts a body with its files, and its context. Throws when the key is another one. */
export async function openBody(
  key: CryptoKey,
  { sealed, files }: { sealed: Sealed; files: readonly Sealed[] },
): Promise<{ body: Record<string, unknown>; context: string | undefined }> {
  const typed = await readTyped(key, sealed)
  const opened = await Promise.all(
    files.map(async (file, index) => {
      const { field, name, ...options } = typed.files[index] ?? { field: '', name: '' }
      return [field, new File([await unseal(key, file)], name, options)] as const
    }),
  )
  return { body: { ...typed.body, ...Object.fromEntries(opened) }, context: typed.context }
}

async function readTyped(key: CryptoKey, sealed: Sealed): Promise<Typed> {
  return JSON.parse(new TextDecoder().decode(await unseal(key, sealed))) as Typed
}
