import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { answerAsPreview } from '#web/features/catalogue-management/record/preview-transport.ts'
import { paths } from '#web/lib/address/paths.ts'
import { callApi } from '#web/lib/api/staff-api.ts'

/**
 * Opened in the frame of the preview: from here on this page's calls about the vehicle are answered with what staff alone
 * may see, and the real public page is shown.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const id = Number(new URL(request.url).searchParams.get('vehicle'))
  const preview = await callApi('previewVehicle', { params: { id } })
  answerAsPreview(preview)
  return redirect(paths.viewDetails(preview.bike.bikeName))
}
