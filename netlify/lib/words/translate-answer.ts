import { z } from 'zod'
import { isTranslated } from '#contract/wire/translated.ts'
import type { DatabaseClient } from '../supabase/supabase-clients.ts'
import { findWords, type InWords } from './find-words.ts'
import { spokenLanguage } from './in-language.ts'

type Schema = z.core.$ZodType

/**
 * An answer in which the texts that its schema marks as `translated` are replaced by the words of the call's
 * language; all else stays as it is.
 */
export async function translateAnswer(answer: unknown, schema: Schema, db: DatabaseClient): Promise<unknown> {
  if (spokenLanguage() === 'en' || !holdsTexts(schema)) return answer
  return mapTexts(schema, answer, await findWords(db, textsIn(schema, answer)))
}

/** The texts of an answer that its schema marks as `translated`; empty texts are left out. */
export function textsIn(schema: Schema, answer: unknown): string[] {
  const texts: string[] = []
  mapTexts(schema, answer, (text) => {
    if (text !== '') texts.push(text)
    return text
  })
  return texts
}

const known = new WeakMap<Schema, boolean>()

/**
 * Does a schema mark texts as `translated`? Unions are not searched, because no marked text stands in a
 * union.
 */
export function holdsTexts(schema: Schema): boolean {
  const kept = known.get(schema)
  if (kept !== undefined) return kept
  const found = isTranslated(schema) || innerOf(schema).some(holdsTexts)
  known.set(schema, found)
  return found
}

function innerOf(schema: Schema): readonly Schema[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape)
  if (schema instanceof z.ZodArray) return [schema.element]
  if (schema instanceof z.ZodTuple) return schema.def.items
  if (schema instanceof z.ZodRecord) return [schema.valueType]
  return isOptional(schema) ? [schema.unwrap()] : []
}

function isOptional(schema: Schema): schema is z.ZodOptional | z.ZodNullable {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
}

/** A copy of a value in which the marked texts are changed. */
function mapTexts(schema: Schema, value: unknown, change: InWords): unknown {
  if (!holdsTexts(schema)) return value
  if (typeof value === 'string') return change(value)
  if (isOptional(schema)) return mapTexts(schema.unwrap(), value, change)
  if (Array.isArray(value)) {
    const inner = innerOf(schema)
    return value.map((item, place) =>
      mapEach(schema instanceof z.ZodTuple ? inner[place] : inner[0], item, change),
    )
  }
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, field]) => {
    const of = schema instanceof z.ZodObject ? schema.shape[name] : innerOf(schema)[0]
    return [name, mapEach(of, field, change)]
  })
  return Object.fromEntries(fields)
}

function mapEach(schema: Schema | undefined, value: unknown, change: InWords): unknown {
  return schema ? mapTexts(schema, value, change) : value
}
