import type { RemoteRoute } from '@portal/contract/remote-route';

/** Route of a public page that only the browser renders. */
export const openPage = (path: string, title: string, page: string): RemoteRoute => ({
  path,
  title,
  page,
  access: 'public',
  render: 'client',
});

/** Route of such a page for administrators. */
export const adminPage = (...page: Parameters<typeof openPage>): RemoteRoute => ({
  ...openPage(...page),
  access: 'ROLE_ADMIN',
});

/** Route of such a page for signed-in users. */
export const sessionPage = (...page: Parameters<typeof openPage>): RemoteRoute => ({
  ...openPage(...page),
  access: 'session',
});
