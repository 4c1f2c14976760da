import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import type { App } from '@supabase/lite'

// The package exports these types only through its App.
type StorageAdapter = NonNullable<App['_storageAdapter']>
type ObjectResponse = Awaited<ReturnType<StorageAdapter['getObject']>>
type ObjectMetadata = ObjectResponse['metadata']
type ObjectBody = Parameters<StorageAdapter['uploadObject']>[3]

interface Facts {
  cacheControl: string
  mimetype: string
  size: number
  eTag: string
  lastModified: string
}

/**
 * Keeps the bytes of Storage in a folder. File names are hashes, because an object may have a name that is
 * another object's folder, or that holds characters which the file system refuses.
 */
export class StoredObjects implements StorageAdapter {
  readonly driver: string

  constructor(folder: string) {
    this.driver = folder
  }

  #file(bucket: string, key: string): string {
    return join(this.driver, createHash('sha256').update(`${bucket}/${key}`).digest('hex'))
  }

  async #facts(bucket: string, key: string): Promise<ObjectMetadata> {
    const facts = JSON.parse(await readFile(`${this.#file(bucket, key)}.json`, 'utf8')) as Facts
    return { ...facts, contentLength: facts.size, lastModified: new Date(facts.lastModified) }
  }

  async getObject(bucket: string, key: string): Promise<ObjectResponse> {
    const metadata = await this.#facts(bucket, key)
    const body = Readable.toWeb(createReadStream(this.#file(bucket, key))) as NodeReadableStream
    return { httpStatusCode: 200, metadata, body }
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: ObjectBody,
    mimetype: string,
    cacheControl: string,
  ): Promise<ObjectMetadata> {
    const bytes =
      body instanceof Uint8Array ? body : new Uint8Array(await new Response(body as BodyInit).arrayBuffer())
    const facts: Facts = {
      cacheControl,
      mimetype,
      size: bytes.byteLength,
      eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
      lastModified: new Date().toISOString(),
    }
    await mkdir(this.driver, { recursive: true })
    await writeFile(this.#file(bucket, key), bytes)
    await writeFile(`${this.#file(bucket, key)}.json`, JSON.stringify(facts))
    return this.#facts(bucket, key)
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    await rm(this.#file(bucket, key), { force: true })
    await rm(`${this.#file(bucket, key)}.json`, { force: true })
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    for (const key of keys) await this.deleteObject(bucket, key)
  }

  async copyObject(
    sourceBucket: string,
    source: string,
    _version: string | undefined,
    destinationBucket: string,
    destination: string,
  ): Promise<Pick<ObjectMetadata, 'httpStatusCode' | 'eTag' | 'lastModified'>> {
    const from = this.#file(sourceBucket, source)
    const to = this.#file(destinationBucket, destination)
    await copyFile(from, to)
    await copyFile(`${from}.json`, `${to}.json`)
    return { ...(await this.#facts(destinationBucket, destination)), httpStatusCode: 200 }
  }

  headObject(bucket: string, key: string): Promise<ObjectMetadata> {
    return this.#facts(bucket, key)
  }

  async privateAssetUrl(bucket: string, key: string): Promise<string> {
    return `file://${this.#file(bucket, key)}`
  }
}
