import type { TrashItem } from '@portal/contract/trash';
import { showNotice } from '@portal/runtime';
import { alertFailure } from '../failures/alert-failure';
import { restoreFromTrash } from '../resources/trash';
import { paths } from '../routing/paths';

type Undo = {
  item: TrashItem;
  name: string;
  onRestored: () => void;
};

/**
 * Shows a notice with an undo button. The server keeps the record longer than the notice is
 * visible.
 */
export function offerUndo(undo: Undo) {
  showNotice({
    kind: 'info',
    text: `Eliminaste «${undo.name}».`,
    action: { label: 'Deshacer', run: () => void restore(undo) },
  });
}

/** Restores a record from the trash and shows the result. */
export async function restore({ item, name, onRestored }: Undo) {
  try {
    await restoreFromTrash(item);
    onRestored();
    showNotice({ kind: 'success', text: `Recuperaste «${name}».` });
  } catch (error) {
    void alertFailure(error, {
      title: 'No se pudo recuperar',
      fallback: 'Sigue en la papelera. Inténtalo de nuevo en unos minutos.',
      links: [{ label: 'Ver la papelera', path: paths.trash }],
    });
  }
}
