import type { Offer } from '@portal/contract/offer';
import { showNotice } from '@portal/runtime';
import { useEffect, useState } from 'react';
import type { SavedSearch } from '../../on-device/saved-searches';
import { filterOffers, readFilter } from '../filter/offer-filter';

// Loaded separately after the page is shown, like the marks of the cards.
const onDevice = () => import('../../on-device/saved-searches');

export function useSavedSearches(offers: readonly Offer[]) {
  const [saved, setSaved] = useState<readonly SavedSearch[]>([]);

  useEffect(() => {
    let isWanted = true;
    async function read() {
      const searches = await (await onDevice()).savedSearches();
      if (isWanted) setSaved(searches);
    }
    // A browser without storage has no saved searches.
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
    /** Marks its results as seen. */
    open: ({ search, savedAt }: SavedSearch) =>
      change(({ saveSearch }) => saveSearch(search, idsOf(offers, search), savedAt)),
    remove: (search: string) => change(({ deleteSearch }) => deleteSearch(search)),
  };
}

/** Number of results that are new since the search was last opened. */
export const newCountOf = ({ search, seen }: SavedSearch, offers: readonly Offer[]) =>
  idsOf(offers, search).filter((id) => !seen.includes(id)).length;

const idsOf = (offers: readonly Offer[], search: string) =>
  filterOffers(offers, readFilter(new URLSearchParams(search))).map(({ id }) => id);
