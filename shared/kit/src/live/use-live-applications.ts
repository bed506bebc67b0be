import type { JobApplication } from '@portal/contract/job-application';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNews } from './use-news';

type LiveRow = Pick<JobApplication, 'id' | 'status' | 'version'>;
type Statuses = ReadonlyMap<number, number>;

type Live = {
  /**
   * Displayed rows, undefined until loaded. Reloaded when a colleague changes a job application.
   */
  rows: readonly LiveRow[] | undefined;
  reload: () => Promise<void>;
  /** True if this user caused the present state of the row. */
  isOwn?: (row: LiveRow) => boolean;
};

/** Duration of the mark on a changed row, in milliseconds. */
const markMilliseconds = 4_000;

const nobody = () => false;

/**
 * Keeps a list of job applications up to date. Returns the ids of rows that colleagues have just
 * changed, without the user's own changes. Rows keep their position and the focus.
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

  // A new row is news only if an event named it, because another page or filter also brings new
  // rows.
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
