/** Element that says that the page is not interactive yet. The site server writes it. */
export const startNoticeId = 'portal-notice';

const notice = () => document.querySelector<HTMLElement>(`#${startNoticeId}`);

/** Says that the page is not interactive yet and that loading continues. */
export function showStartNotice() {
  const element = notice();
  if (!element) return;
  element.hidden = false;
  element.dataset['shown'] = '';
}

/** Called when the page is hydrated or replaced. */
export const removeStartNotice = () => notice()?.remove();
