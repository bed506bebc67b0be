import { get, keys, set } from 'idb-keyval';
import { draftsStore } from './device-stores';

const forbidden = () => new DOMException('Site data are blocked.', 'SecurityError');

afterEach(() => Reflect.deleteProperty(globalThis, 'indexedDB'));

const provide = (factory: { open: () => unknown }) =>
  Object.defineProperty(globalThis, 'indexedDB', { value: factory, configurable: true });

test('where site data are blocked each use is refused later, and none throws at once', async () => {
  provide({
    open: () => {
      throw forbidden();
    },
  });

  const uses = [get('a', draftsStore), set('a', 'b', draftsStore), keys(draftsStore)];

  for (const use of uses) await expect(use).rejects.toThrow('Site data are blocked.');
});

test('a write is given to the device whole, without another word from the page, which may have crashed', async () => {
  const transaction = { commit: jest.fn(), objectStore: () => objects, oncomplete: () => {} };
  const objects = { put: jest.fn(), get: () => ({}), transaction };
  const database = { transaction: () => transaction };
  const opening = { result: database, onsuccess: () => {} };
  provide({ open: jest.fn(() => opening) });

  void set('a', 'b', draftsStore);
  opening.onsuccess();
  await Promise.resolve();
  await Promise.resolve();

  expect(objects.put).toHaveBeenCalledWith('b', 'a');
  expect(transaction.commit).toHaveBeenCalledTimes(1);
});
