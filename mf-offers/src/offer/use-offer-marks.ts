import { useCallback, useEffect, useRef, useState } from 'react';
import type { Marks } from './offer-marks';

const noMarks: Marks = new Map();

// They are read once the page stands, by a script of their own: the HTML of the server, which is
// the same for everybody, has none.
const marksReader = () => import('./offer-marks');

/** The marks of the offers that are shown, given as their ids. */
export function useOfferMarks(offerIds: string) {
  const read = useCallback(async () => {
    const ids = offerIds.split(' ').filter(Boolean).map(Number);
    return ids.length === 0 ? noMarks : (await marksReader()).readMarks(ids);
  }, [offerIds]);
  const { value: marks = noMarks, reload } = useFromDevice(read);

  return { marks, reload };
}

/** What this device knows of an application to one offer. */
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
  // A browser that keeps nothing on the device has nothing to tell.
  const find = useCallback(() => read().catch(() => undefined), [read]);

  // Always the same function, as it is handed to each of hundreds of cards.
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
