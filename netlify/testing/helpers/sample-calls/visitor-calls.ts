import { randomUUID } from 'node:crypto'
import type { EndpointName } from '#contract/wire/endpoints.ts'
import { makeForm, makePdf } from '../files/files.ts'
import type { SampleCall } from './call-parts.ts'
import type { World } from './world.ts'

const own = async ({ staff }: World) => ({ userId: staff.userId })

/** Calls in which visitors send other things than plain forms, and those by which staff sign in. */
export const visitorCalls = {
  applyForCareer: {
    body: () =>
      makeForm({
        name: "Bijaya D'Souza",
        email: 'b@mail.example',
        phone: '98765 43210',
        post: 'Mechanic',
        resume: new File([makePdf()], 'resume.pdf'),
      }),
  },
  withdrawConsent: {
    body: ({ withdrawal }) => withdrawal,
  },
  readEnquiryStatus: { body: ({ sent }) => sent },
  askAboutData: { body: ({ sent }) => ({ ...sent, wish: 'copy', message: '' }) },
  requestResumeUpload: { body: () => ({ fileName: 'resume.pdf', size: 5_000_000 }) },
  getResume: { params: async ({ resumePath }) => ({ path: resumePath }) },
  login: { body: ({ staff }) => ({ userId: staff.userId, password: staff.password }) },
  updateProfile: {
    params: own,
    body: ({ staff }) => ({ userName: 'Staff One', email: staff.email, mobileNo: '98765 43210' }),
  },
  changePassword: {
    params: own,
    // Each call needs another new password; the test caller remembers the current one.
    body: ({ staff }) => {
      const newPassword = randomUUID()
      return { oldPassword: staff.password, newPassword, confirmPassword: newPassword }
    },
  },
} satisfies Partial<Record<EndpointName, SampleCall>>
