import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { answerAsPreview } from '#web/features/catalogue-management/record/preview-transport.ts'
import { paths } from '#web/lib/address/paths.ts'
import { callApi } from '#web/lib/api/staff-api.ts'

/**
 * The page in the frame of a preview. From here on its calls about the vehicle are answered with data that
 * only staff may see, and it goes on to the real public page.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const id = Number(new URL(request.url).searchParams.get('vehicle'))
  const preview = await callApi('previewVehicle', { params: { id } })
  answerAsPreview(preview)
  return redirect(paths.viewDetails(preview.bike.bikeName))
}
