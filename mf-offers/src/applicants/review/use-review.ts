import type { Standing } from '@portal/contract/application-standing';
import {
  initialApplicationStatusId,
  type ApplicationStatus,
} from '@portal/contract/application-status';
import type { JobApplication } from '@portal/contract/job-application';
import { useLiveApplications } from '@portal/kit/live/use-live-applications';
import { useResource } from '@portal/kit/query/use-resource';
import { chosenApplicationsResource } from '@portal/kit/resources/job-applications';
import { useResourceCache } from '@portal/runtime';
import { useState } from 'react';
import { statusQueueOf } from '../status/status-queue-of';
import { useStatusChanges } from '../status/use-status-changes';
import type { ReviewAddress } from './use-review-address';

/** Number of neighbours that are loaded and rendered together. */
const rowsAtOnce = 50;

type ReviewOptions = {
  offerId: number;
  /** All applications of the review, in order. */
  found: readonly Standing[];
  /** The first application of the review. */
  id: number;
  address: ReviewAddress;
};

export type Review = ReturnType<typeof useReview>;

/** State of the review: current applicant, navigation and undo. */
export function useReview({ offerId, found, id: begun, address }: ReviewOptions) {
  // Updated before the address, because the next key may arrive before the router has navigated.
  const [id, setId] = useState(begun);
  const at = Math.max(
    0,
    found.findIndex((each) => each.id === id),
  );
  const start = at - (at % rowsAtOnce);
  const ids = found.slice(start, start + rowsAtOnce).map((each) => each.id);
  const read = useResource(chosenApplicationsResource(offerId, ids));
  const queue = statusQueueOf(useResourceCache(), offerId);
  const { shown, review, outcome } = useStatusChanges(offerId, read.reload);
  useLiveApplications({ rows: read.data, reload: read.reload, isOwn: queue.isOwn });
  const [past, setPast] = useState<readonly JobApplication[]>([]);

  const rows = shown(read.data ?? []);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const current = byId.get(id);
  const statusOf = (each: Standing) => byId.get(each.id)?.status.id ?? queue.statusIdOf(each);
  const isUnreviewed = (each: Standing) => statusOf(each) === initialApplicationStatusId;

  function select(next: number) {
    setId(next);
    address.move(next);
  }

  const goTo = (index: number) => {
    const next = found[index];
    if (next) select(next.id);
  };

  function give(status: ApplicationStatus) {
    if (!current || current.status.id === status.id) return;
    setPast([...past, current]);
    review(current, status);
  }

  /** Undoes the last change and selects its applicant again. */
  function undo() {
    const last = past.at(-1);
    if (!last) return;
    setPast(past.slice(0, -1));
    review(queue.asShown(last), last.status);
    select(last.id);
  }

  return {
    at,
    start,
    total: found.length,
    unreviewed: found.filter(isUnreviewed).length,
    rows,
    current,
    read,
    outcome,
    canUndo: past.length > 0,
    select,
    move: (step: number) => goTo(at + step),
    /** The next unreviewed applicant, or else the first one. */
    nextUnreviewed: () => {
      const behind = found.findIndex((each, index) => index > at && isUnreviewed(each));
      goTo(behind < 0 ? found.findIndex(isUnreviewed) : behind);
    },
    give,
    undo,
    leave: address.close,
  };
}
