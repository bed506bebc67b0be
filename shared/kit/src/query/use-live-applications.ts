import type { JobApplication } from '@portal/contract/job-application';
import { hasRole, useSession } from '@portal/runtime';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { followApplications } from './application-stream';

type LiveRow = Pick<JobApplication, 'id' | 'status'>;

type Live = {
  /** What the screen shows; it is read anew when a colleague changes an application. */
  rows?: readonly LiveRow[] | undefined;
  reload: () => Promise<void>;
};

/** How long a changed row stays marked, in milliseconds. */
const markMilliseconds = 4_000;

/**
 * Keeps a list of applications as colleagues leave it, and answers with the ids of the rows that they
 * just changed. Rows keep their place and the focus; what somebody changed here is not marked.
 */
export function useLiveApplications({ rows = [], reload }: Live): readonly number[] {
  const session = useSession();
  const isWanted = hasRole(session, 'ROLE_ADMIN');
  const before = useRef<ReadonlyMap<number, number>>(undefined);
  const [changed, setChanged] = useState<readonly number[]>([]);

  const readAnew = useEffectEvent(() => {
    before.current ??= statusesOf(rows);
    void reload();
  });

  useEffect(() => (isWanted ? followApplications(() => readAnew()) : undefined), [isWanted]);

  useEffect(() => {
    const earlier = before.current;
    before.current = undefined;
    if (!earlier) return;
    const others = rows.filter(({ id, status }) => earlier.get(id) !== status.id);
    if (others.length > 0) setChanged(others.map(({ id }) => id));
  }, [rows]);

  useEffect(() => {
    if (changed.length === 0) return undefined;
    const timer = setTimeout(() => setChanged([]), markMilliseconds);
    return () => clearTimeout(timer);
  }, [changed]);

  return changed;
}

const statusesOf = (rows: readonly LiveRow[]) =>
  new Map(rows.map(({ id, status }) => [id, status.id]));
