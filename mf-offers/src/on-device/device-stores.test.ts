import { get, keys, set } from 'idb-keyval';
import { draftsStore } from './device-stores';

const forbidden = () => new DOMException('Site data are blocked.', 'SecurityError');

afterEach(() => Reflect.deleteProperty(globalThis, 'indexedDB'));

const provide = (factory: Partial<IDBFactory>) =>
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
