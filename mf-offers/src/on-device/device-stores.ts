import { createStore, type UseStore } from 'idb-keyval';

// IndexedDB, because it holds a CV as well and signing out, which empties session storage, does not
// touch it (trap T12). One connection each, so that writes are made in the order they are asked for.
export const draftsStore = deviceStore('postulaciones', 'borradores');
/** Apart from the drafts: these stay until the visitor deletes them. */
export const receiptsStore = deviceStore('comprobantes', 'comprobantes');
export const visitsStore = deviceStore('visitas', 'ofertas');
export const searchesStore = deviceStore('busquedas', 'busquedas');

/** Opened when first used. Where site data are blocked that throws at once; here it rejects like any other failure. */
function deviceStore(database: string, name: string): UseStore {
  let store: UseStore | undefined;
  return async (mode, use) =>
    (store ??= createStore(database, name))(mode, (objects) => {
      const done = use(objects);
      // Otherwise the browser asks the page once more before it keeps what was written, and a page that
      // crashes until then takes it along.
      if (mode === 'readwrite') objects.transaction.commit();
      return done;
    });
}
