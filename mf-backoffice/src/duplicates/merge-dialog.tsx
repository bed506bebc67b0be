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
import { RadioCards } from '../page-parts/radio-cards';
import { sentBy } from './sent-by';
import { takeBack } from './take-back';

type Side = 'one' | 'other';

type MergeDialogProps = { pair: Duplicate; onClose: () => void; onDone: (text: string) => void };

/** What differs is chosen here; what was sent is kept, all of it. */
export function MergeDialog({ pair, onClose, onDone }: MergeDialogProps) {
  const { one, other } = pair;
  const [emailOf, setEmailOf] = useState<Side>('one');
  const [nameOf, setNameOf] = useState<Side>('one');
  const [isSaving, setSaving] = useState(false);
  const sides: readonly Side[] = ['one', 'other'];

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setSaving(true);
    const kept = pair[emailOf];
    const merged = emailOf === 'one' ? other : one;
    try {
      const done = await mergePeople({ kept, merged, nameOf: pair[nameOf].id });
      const text = `Uniste ${done.merged.email} a ${done.kept.email}.`;
      onClose();
      onDone(text);
      const run = () => void takeBack(done.id, onDone);
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
        <RadioCards
          legend="Correo que queda"
          options={sides.map((value) => ({
            value,
            label: pair[value].email,
            text: sentBy([pair[value]]),
          }))}
          value={emailOf}
          onChange={setEmailOf}
        />
        {one.name !== other.name && (
          <RadioCards
            legend="Nombre que queda"
            options={sides.map((value) => ({
              value,
              label: pair[value].name,
              text: `Con ${pair[value].email}`,
            }))}
            value={nameOf}
            onChange={setNameOf}
          />
        )}
        <div>
          <chakra.p fontWeight="600">Quedan juntas: {sentBy([one, other])}.</chakra.p>
          <p>
            Cada postulación conserva su currículum y sus respuestas, aunque las dos sean a la misma
            oferta. La búsqueda la sigue encontrando por ambos correos. Puedes deshacerlo por{' '}
            {mergeDays} días.
          </p>
        </div>
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
