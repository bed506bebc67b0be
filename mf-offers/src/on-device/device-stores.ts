import { createStore, type UseStore } from 'idb-keyval';

// IndexedDB, because it can store a CV and is kept on sign-out, which clears session storage (trap
// T12). One connection for each store keeps writes in order.
export const draftsStore = deviceStore('postulaciones', 'borradores');
/** Separate from drafts, because receipts stay until the visitor deletes them. */
export const receiptsStore = deviceStore('comprobantes', 'comprobantes');
export const visitsStore = deviceStore('visitas', 'ofertas');
export const searchesStore = deviceStore('busquedas', 'busquedas');

/**
 * Opened on first use. If site data are blocked, opening throws synchronously; this function
 * rejects instead.
 */
function deviceStore(database: string, name: string): UseStore {
  let store: UseStore | undefined;
  return async (mode, use) =>
    (store ??= createStore(database, name))(mode, (objects) => {
      const done = use(objects);
      // Commits at once. Otherwise the browser waits for one more event of the page, and a crash
      // before it would lose the data.
      if (mode === 'readwrite') objects.transaction.commit();
      return done;
    });
}
