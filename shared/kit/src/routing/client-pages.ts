import type { RemoteRoute } from '@portal/contract/remote-route';

/** A page for everybody that the browser alone renders: its path, its title and its module. */
export const openPage = (path: string, title: string, page: string): RemoteRoute => ({
  path,
  title,
  page,
  access: 'public',
  render: 'client',
});

/** The same for administrators. */
export const adminPage = (...page: Parameters<typeof openPage>): RemoteRoute => ({
  ...openPage(...page),
  access: 'ROLE_ADMIN',
});

/** The same for whoever is signed in. */
export const sessionPage = (...page: Parameters<typeof openPage>): RemoteRoute => ({
  ...openPage(...page),
  access: 'session',
});
