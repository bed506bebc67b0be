import type { TrashItem } from '@portal/contract/trash';
import { showNotice } from '@portal/runtime';
import { alertFailure } from '../failures/alert-failure';
import { restoreFromTrash } from '../resources/trash';
import { paths } from '../routing/paths';

type Undo = {
  item: TrashItem;
  /** What was deleted, as the user knows it. */
  name: string;
  onRestored: () => void;
};

/** Says what was deleted, with the way back beside it; the server keeps it longer than the notice stands. */
export function offerUndo(undo: Undo) {
  showNotice({
    kind: 'info',
    text: `Eliminaste «${undo.name}».`,
    action: { label: 'Deshacer', run: () => void restore(undo) },
  });
}

/** Brings something back from the trash and tells how it went. */
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
