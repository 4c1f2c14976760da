import type { Engine } from '#server/local/supabase/engine.ts'
import { demoResume } from '../../../../supabase/seed/demo-resume.ts'

/** Uploads a file for every demo application into the private bucket, so that staff can open it. */
export async function uploadDemoResumes(engine: Engine, secretKey: string): Promise<void> {
  const applications = await engine.sql<{ resume_path: string }>(
    'select resume_path from public.career_applications',
  )
  for (const { resume_path } of applications) {
    const response = await engine.fetch(
      new Request(`http://localhost/storage/v1/object/resumes/${resume_path}`, {
        method: 'POST',
        headers: { apikey: secretKey, 'content-type': demoResume.contentType },
        body: new Uint8Array(demoResume.content),
      }),
    )
    if (!response.ok) throw new Error(`The demo resume was refused: ${await response.text()}`)
  }
}
