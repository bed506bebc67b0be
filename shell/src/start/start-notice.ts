/** The element in which the page says that it is not live, which the site server writes into it. */
export const startNoticeId = 'portal-notice';

const notice = () => document.querySelector<HTMLElement>(`#${startNoticeId}`);

/** Says that the page is not live, and that it goes on trying. */
export function showStartNotice() {
  const element = notice();
  if (!element) return;
  element.hidden = false;
  element.dataset['shown'] = '';
}

/** The page is live, or another one stands in its place. */
export const removeStartNotice = () => notice()?.remove();
