import { alertFailure } from '@portal/kit/failures/alert-failure';
import { separatePeople } from '@portal/kit/resources/duplicates';
import { showNotice } from '@portal/runtime';

/** Undoes a merge and reports the result. */
export async function undoMerge(mergeId: number, onDone: (text: string) => void) {
  try {
    const text = await separatePeople(mergeId);
    onDone(text);
    showNotice({ kind: 'success', text });
  } catch (error) {
    void alertFailure(error, { title: 'No se pudo deshacer' });
  }
}
