import { createRouteTable } from './route-table';

const route = {
  application: 'mf-a',
  path: '/contacto',
  title: 'Contacto',
  page: 'contact-page',
  access: 'public',
  render: 'server',
} as const;
const restricted = { ...route, path: '/maestro/:id', page: 'master-page', access: 'ROLE_ADMIN' };

const partial = { remotes: {}, routes: [route], restricted: 'k1' };

const fetched = jest.fn();

beforeEach(() => {
  globalThis.fetch = fetched.mockReset();
});

const answer = (body: unknown, ok = true) =>
  fetched.mockResolvedValueOnce({ ok, status: ok ? 200 : 404, json: async () => body });

test('a page that holds every route asks for none', async () => {
  const table = createRouteTable({ remotes: {}, routes: [route] });
  await table.complete();

  expect(table.isWhole()).toBe(true);
  expect(table.find('/contacto/')).toEqual(route);
  expect(table.find('/maestro/1')).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});

test('the routes that it does not hold are asked for once, by the name that the page gives them', async () => {
  answer([restricted]);
  const table = createRouteTable(partial);
  const noticed = jest.fn();
  table.subscribe(noticed);
  expect(table.isWhole()).toBe(false);

  await Promise.all([table.complete(), table.complete()]);
  await table.complete();

  expect(fetched.mock.calls).toEqual([['/mfe/routes/k1']]);
  expect(noticed).toHaveBeenCalledTimes(1);
  expect(table.isWhole()).toBe(true);
  expect(table.find('/maestro/7')).toEqual(restricted);
  expect(table.routes()).toEqual([route, restricted]);
});

test.each([
  ['a refusal', 'failed with status 404', () => answer({}, false)],
  ['no network', 'offline', () => fetched.mockRejectedValueOnce(new Error('offline'))],
  ['something else', 'Expected Array', () => answer('<html>')],
])(
  'after %s the page goes on with what it knows, and the next call tries again',
  async (_what, message, fail) => {
    fail();
    answer([restricted]);
    const table = createRouteTable(partial);

    await expect(table.complete()).rejects.toThrow(message);
    expect(table.isWhole()).toBe(false);
    expect(table.find('/contacto')).toEqual(route);

    await table.complete();
    expect(table.isWhole()).toBe(true);
  },
);
