/** The version of the notice of privacy that stands beside a form; undefined while it has not come. */
export function noticeBeside(form: HTMLFormElement): string | undefined {
  return form.querySelector<HTMLElement>('[data-privacy]')?.dataset.privacy
}
