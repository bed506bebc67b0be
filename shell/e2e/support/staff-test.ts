import { storeSession } from './session';
import { StaffApi } from './staff-api';
import { test as base, type Page } from './test';

export { expect, type Page } from './test';

type Fixtures = {
  /** Makes the test's own data. */
  staff: StaffApi;
  /** A page that the administrator has signed in to, without the way through the form. */
  staffPage: Page;
};

export const test = base.extend<Fixtures>({
  staff: async ({ request }, use) => {
    await use(await StaffApi.signIn(request));
  },

  staffPage: async ({ page, staff }, use) => {
    await storeSession(page, staff.token, ['ROLE_ADMIN', 'ROLE_USER']);
    await use(page);
  },
});
