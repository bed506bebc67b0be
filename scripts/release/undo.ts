import { readUndoing } from '@portal/releases/undo-revision';
import { applyChange, type ChangeOptions } from './apply-change';

/**
 * Restores the channels that a revision changed, in one new revision. Refuses if one of them
 * changed again, or if the old state conflicts with other live releases.
 */
export async function undo(revision: number, options: ChangeOptions) {
  const undoing = await readUndoing(options.releasesFolder, revision);
  return applyChange(
    {
      action: 'undo',
      isRendered: false,
      choose(current) {
        const refusal = undoing.refusal(current);
        if (refusal !== undefined) throw new Error(refusal);
        return undoing.in(current).applications;
      },
      removed: (current) => undoing.in(current).removed,
      redirects: (current) => undoing.in(current).redirects,
    },
    { why: `Deshace la revisión ${revision}.`, ...options },
  );
}
