import { chakra } from '@chakra-ui/react/styled-system';
import { mergeDays, type Duplicate } from '@portal/contract/duplicates';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { Form } from '@portal/kit/form/form';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { mergePeople } from '@portal/kit/resources/duplicates';
import { Button } from '@portal/kit/ui/button';
import { Dialog } from '@portal/kit/ui/dialog';
import { showNotice } from '@portal/runtime';
import { useState, type SyntheticEvent } from 'react';
import { MergeChoices, type MergeChoice } from './merge-choices';
import { sentBy } from './sent-by';
import { undoMerge } from './undo-merge';

type MergeDialogProps = { pair: Duplicate; onClose: () => void; onDone: (text: string) => void };

/** The user chooses the values in which the two differ. */
export function MergeDialog({ pair, onClose, onDone }: MergeDialogProps) {
  const [chosen, setChosen] = useState<MergeChoice>({ emailOf: 'one', nameOf: 'one' });
  const [isSaving, setSaving] = useState(false);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setSaving(true);
    const kept = pair[chosen.emailOf];
    const merged = pair[chosen.emailOf === 'one' ? 'other' : 'one'];
    try {
      const done = await mergePeople({ kept, merged, nameOf: pair[chosen.nameOf].id });
      const text = `Uniste ${done.merged.email} a ${done.kept.email}.`;
      onClose();
      onDone(text);
      const run = () => void undoMerge(done.id, onDone);
      showNotice({ kind: 'success', text, action: { label: 'Deshacer', run } });
    } catch (error) {
      void alertFailure(error, { title: 'No se pudo unir' });
    } finally {
      setSaving(false);
    }
  }

  return (
    <Dialog title="Unir en una sola persona" isOpen onClose={onClose}>
      <Form display="grid" gap="5" onSubmit={(event) => void submit(event)}>
        <MergeChoices pair={pair} chosen={chosen} onChange={setChosen} />
        <MergeOutcome pair={pair} />
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3">
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <SubmitButton loading={isSaving}>Unir</SubmitButton>
        </chakra.div>
      </Form>
    </Dialog>
  );
}

/** Everything that the applicants sent is kept. */
const MergeOutcome = ({ pair: { one, other } }: { pair: Duplicate }) => (
  <div>
    <chakra.p fontWeight="600">{`Quedan juntas: ${sentBy([one, other])}.`}</chakra.p>
    <p>
      {`Cada postulación conserva su currículum y sus respuestas, aunque las dos sean a la misma oferta. La búsqueda la sigue encontrando por ambos correos. Puedes deshacerlo por ${mergeDays} días.`}
    </p>
  </div>
);
