import type { renderPage } from '@portal/kit/testing/render-page';

type User = ReturnType<typeof renderPage>['user'];

/** Pastes a text into a field, which is faster than typing. */
export async function fill(user: User, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}
