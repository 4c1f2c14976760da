/** What every form promises, in one sentence, because two promises would be none. */
export const callBack = 'We call you back within one working day.'
