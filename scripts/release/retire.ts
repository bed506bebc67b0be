import { applyChange, type ChangeOptions } from './apply-change';
import { channelOf } from './publish';

/**
 * Takes an application away: nobody gets anything of it any more, its addresses are free, and its name stays its
 * owner's. Pages that are open keep their release for as long as pages may be open.
 */
export function retire(name: string, options: ChangeOptions) {
  if (name === 'shell')
    throw new Error('El shell no se puede retirar: sin él no hay ninguna página.');
  return applyChange(
    {
      action: 'retire',
      isRendered: false,
      choose({ applications }) {
        channelOf(name, applications);
        return {};
      },
      removed: () => [name],
    },
    options,
  );
}
