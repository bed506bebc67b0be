import { useCallback, useEffect, useRef, useState } from 'react';
import type { Marks } from './offer-marks';

const noMarks: Marks = new Map();

// Loaded separately after the page is shown: the server's HTML is the same for all visitors and has
// no marks.
const marksReader = () => import('./offer-marks');

/** The marks of the shown offers. `offerIds` are separated by spaces. */
export function useOfferMarks(offerIds: string) {
  const read = useCallback(async () => {
    const ids = offerIds.split(' ').filter(Boolean).map(Number);
    return ids.length === 0 ? noMarks : (await marksReader()).readMarks(ids);
  }, [offerIds]);
  const { value: marks = noMarks, reload } = useFromDevice(read);

  return { marks, reload };
}

export function useOwnApplication(offerId: number) {
  const read = useCallback(
    async () => (await marksReader()).readOwnApplication(offerId),
    [offerId],
  );
  const { value: application, reload } = useFromDevice(read);

  return { application, reload };
}

function useFromDevice<T>(read: () => Promise<T>) {
  const [value, setValue] = useState<T>();
  // A browser without storage has no marks.
  const find = useCallback(() => read().catch(() => undefined), [read]);

  // Stable, because hundreds of cards receive it.
  const latestFind = useRef(find);
  const reload = useCallback(async () => setValue(await latestFind.current()), []);

  useEffect(() => {
    latestFind.current = find;
    let isWanted = true;
    async function start() {
      const found = await find();
      if (isWanted) setValue(found);
    }
    void start();
    return () => {
      isWanted = false;
    };
  }, [find]);

  return { value, reload };
}
