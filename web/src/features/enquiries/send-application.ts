import type { CareerForm } from '#contract/enquiries/careers.ts'
import { formPaths } from '#contract/generated/form-paths.ts'
import { upload } from '#contract/wire/limits.ts'
import { ApiError, callRoute } from '#web/lib/api/api-client.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { putFile, type UploadOptions, uploadRoute } from '#web/lib/api/upload.ts'

/**
 * The paths of résumés that are in the store already: a second try after a lost answer must name the path of
 * the first.
 */
const stored = new WeakMap<File, string>()

/**
 * Sends a career application. A résumé up to 4 MB travels in the form; a larger résumé goes to the store
 * first and the application names its path. Throws `ApiError`.
 */
export async function sendApplication(
  application: CareerForm,
  options: UploadOptions,
): Promise<{ message: string }> {
  const { resume, ...person } = application
  const route = { method: 'POST', path: formPaths.applyForCareer }
  if (resume.size <= upload.directResumeBytes)
    return uploadRoute<{ message: string }>(route, application, options)
  try {
    const resumePath = stored.get(resume) ?? (await storeResume(resume, options))
    return (await callRoute(route, { body: { ...person, resumePath } }, options)) as { message: string }
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'network') throw error
    // The server has thrown a file away that it refused. After any other failure the file is still there for
    // a second try.
    if (error.fields.resumePath || error.code === 'conflict') stored.delete(resume)
    throw new ApiError(error.code, error.message, underResume(error.fields), error.response)
  }
}

/**
 * Puts the errors of a large résumé under the one field of the form: the two calls name it `resumePath`,
 * `fileName` or `size`.
 */
function underResume({
  resumePath,
  fileName,
  size,
  ...fields
}: Record<string, string>): Record<string, string> {
  const words = resumePath ?? fileName ?? size
  return words ? { ...fields, resume: words } : fields
}

async function storeResume(resume: File, { onProgress, signal }: UploadOptions): Promise<string> {
  const { name: fileName, size } = resume
  const place = await callApi('requestResumeUpload', { body: { fileName, size } }, { signal })
  await putFile(place.uploadUrl, resume, place.contentType, { onProgress, signal })
  stored.set(resume, place.path)
  return place.path
}
