import type { Offer } from '@portal/contract/offer';
import { showNotice } from '@portal/runtime';
import { useEffect, useState } from 'react';
import type { SavedSearch } from '../../on-device/saved-searches';
import { filterOffers, readFilter } from '../filter/offer-filter';

// They come once the page stands, by a script of their own, as the marks of the cards do.
const onDevice = () => import('../../on-device/saved-searches');

/** The searches that this device keeps, and what can be done with them. */
export function useSavedSearches(offers: readonly Offer[]) {
  const [saved, setSaved] = useState<readonly SavedSearch[]>([]);

  useEffect(() => {
    let isWanted = true;
    async function read() {
      const searches = await (await onDevice()).savedSearches();
      if (isWanted) setSaved(searches);
    }
    // A browser that keeps nothing on the device has nothing to tell.
    read().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, []);

  async function change(write: (device: Awaited<ReturnType<typeof onDevice>>) => Promise<void>) {
    try {
      const device = await onDevice();
      await write(device);
      setSaved(await device.savedSearches());
    } catch {
      showNotice({ kind: 'error', text: 'Tu navegador no deja guardar búsquedas de este sitio.' });
    }
  }

  return {
    saved,
    save: (search: string) => change(({ saveSearch }) => saveSearch(search, idsOf(offers, search))),
    /** What it finds is no longer new. */
    open: ({ search, savedAt }: SavedSearch) =>
      change(({ saveSearch }) => saveSearch(search, idsOf(offers, search), savedAt)),
    remove: (search: string) => change(({ deleteSearch }) => deleteSearch(search)),
  };
}

/** How many offers a search finds that it had not found when it was last opened. */
export const newCountOf = ({ search, seen }: SavedSearch, offers: readonly Offer[]) =>
  idsOf(offers, search).filter((id) => !seen.includes(id)).length;

const idsOf = (offers: readonly Offer[], search: string) =>
  filterOffers(offers, readFilter(new URLSearchParams(search))).map(({ id }) => id);
