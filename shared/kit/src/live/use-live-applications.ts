import type { JobApplication } from '@portal/contract/job-application';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNews } from './use-news';

type LiveRow = Pick<JobApplication, 'id' | 'status' | 'version'>;
type Statuses = ReadonlyMap<number, number>;

type Live = {
  /**
   * What the screen shows, undefined until it is read; it is read again when a colleague changes an
   * application.
   */
  rows: readonly LiveRow[] | undefined;
  reload: () => Promise<void>;
  /** Whether a row stands as it does because of what was done here. */
  isOwn?: (row: LiveRow) => boolean;
};

/** How long a changed row stays marked, in milliseconds. */
const markMilliseconds = 4_000;

const nobody = () => false;

/**
 * Keeps a list of applications as colleagues leave it, and answers with the ids of the rows that they
 * just changed. Rows keep their place and the focus; what somebody changed here is not marked.
 */
export function useLiveApplications(live: Live): readonly number[] {
  const { rows, reload, isOwn = nobody } = live;
  const [changed, setChanged] = useState<readonly number[]>([]);

  const shown = useRef<Statuses>(undefined);
  const told = useRef<readonly number[]>([]);

  useNews({
    isWanted: rows !== undefined,
    onApplications(ids) {
      told.current = ids;
      void reload();
    },
  });

  // A row that was not there is news only if it was told: it may come of another page or filter.
  const newsSince = useEffectEvent((before: Statuses) =>
    (rows ?? []).filter((row) => {
      const earlier = before.get(row.id);
      const isNews =
        earlier === undefined ? told.current.includes(row.id) : earlier !== row.status.id;
      return isNews && !isOwn(row);
    }),
  );

  useEffect(() => {
    const before = shown.current;
    shown.current = rows && statusesOf(rows);
    const others = before ? newsSince(before) : [];
    if (others.length > 0) setChanged(others.map(({ id }) => id));
  }, [rows]);

  useEffect(() => {
    if (changed.length === 0) return undefined;
    const timer = setTimeout(() => setChanged([]), markMilliseconds);
    return () => clearTimeout(timer);
  }, [changed]);

  return changed;
}

const statusesOf = (rows: readonly LiveRow[]): Statuses =>
  new Map(rows.map(({ id, status }) => [id, status.id]));
