import type { renderPage } from '@portal/kit/testing/render-page';

type User = ReturnType<typeof renderPage>['user'];

/** Puts a text into a field at once: quicker than key by key, for tests of what is done with it. */
export async function fill(user: User, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}
