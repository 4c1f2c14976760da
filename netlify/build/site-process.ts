import { once } from 'node:events'
import { Failure } from '#server/command/failure.ts'
import { type FunctionsHost, hostFunctions } from '#server/local/functions/functions-host.ts'
import { hashInputs } from './build-hash.ts'
import { buildSite, renderPages } from './site-build.ts'
import type { SiteAnswer, SiteJob } from './site-builder.ts'

/**
 * Does one job of building the site and ends, so that nothing of the bundler and of the rendered pages stays
 * in the memory of the process that serves the pages. Until the job comes, as the only message to this
 * process, the files are searched for changes.
 */
async function work({ kind, data, environment }: SiteJob, inputs: Promise<string>): Promise<SiteAnswer> {
  Object.assign(process.env, environment)
  try {
    const functions = hostedWhenAsked()
    if (kind === 'render') await renderPages(functions, data)
    else
      await buildSite({
        functions,
        data,
        supabaseUrl: environment.SUPABASE_URL ?? '',
        inputs: await inputs,
        say: (line) => console.log(line),
      })
    await functions.settle()
    return { salesPhone: process.env.SALES_PHONE ?? '' }
  } catch (error) {
    if (error instanceof Failure) return { failure: { message: error.message, cure: error.cure } }
    console.error(error)
    return { failure: { message: String(error), cure: 'Correct it and start again.' } }
  }
}

/** The functions, imported by the first call: a build in which nothing changed makes no call. */
function hostedWhenAsked(): Pick<FunctionsHost, 'fetch' | 'settle'> {
  let hosted: Promise<FunctionsHost> | undefined
  return {
    fetch: async (request) => {
      hosted ??= hostFunctions()
      return (await hosted).fetch(request)
    },
    settle: async () => {
      await (await hosted)?.settle()
    },
  }
}

// A terminal sends Ctrl-C to this process too; the process that started this one decides when it ends.
process.on('SIGINT', () => undefined)
process.on('disconnect', () => process.exit(0))
const inputs = hashInputs()
const [job] = (await once(process, 'message')) as [SiteJob]
process.send?.(await work(job, inputs), () => process.exit(0))
