import { applyChange, type ChangeOptions } from './apply-change';
import { channelOf } from './publish';

/**
 * Removes an application. Its addresses become free, and its name stays reserved for its owner.
 * Open pages keep their release as long as pages may be open.
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
