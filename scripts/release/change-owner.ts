import type { Owner } from '@portal/releases/owner';
import { ownerOf } from '@portal/releases/ownership';
import { applyChange, type ChangeOptions } from './apply-change';

/** Gives an application, or a retired name, another owner or other keys. */
export function changeOwner(
  name: string,
  next: (before: Owner | undefined) => Owner,
  options: ChangeOptions,
) {
  return applyChange(
    {
      action: 'owner',
      isRendered: false,
      choose: () => ({}),
      owners: (current) => {
        const before = ownerOf(current, name);
        const wanted = next(before);
        return JSON.stringify(wanted) === JSON.stringify(before) ? {} : { [name]: wanted };
      },
    },
    options,
  );
}
