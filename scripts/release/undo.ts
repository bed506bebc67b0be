import { readUndoing } from '@portal/releases/undo-revision';
import { applyChange, type ChangeOptions } from './apply-change';

/**
 * Gives all applications that a revision changed what visitors got of them before it, in one new revision. Refused
 * if one of them was changed again since, or if what it was does not fit what is live now.
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
