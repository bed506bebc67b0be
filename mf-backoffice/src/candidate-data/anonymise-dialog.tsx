import { chakra } from '@chakra-ui/react/styled-system';
import type { Applicant } from '@portal/contract/applicant';
import { confirmationMismatch, isConfirmedBy } from '@portal/contract/applicant-data-changes';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { Form } from '@portal/kit/form/form';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { TextField } from '@portal/kit/form/text-field';
import { anonymiseApplicant } from '@portal/kit/resources/applicant-data';
import { Button } from '@portal/kit/ui/button';
import { Dialog } from '@portal/kit/ui/dialog';
import { showAlert } from '@portal/runtime';
import { useState, type SyntheticEvent } from 'react';
import { formatList } from '../page-parts/in-a-line';

type AnonymiseDialogProps = {
  applicant: Applicant;
  /** The other e-mails of the person. */
  others: readonly Applicant[] | undefined;
  onClose: () => void;
  onDone: () => void;
};

/** The user types the e-mail to confirm, because this cannot be undone. */
export function AnonymiseDialog({ applicant, others = [], ...props }: AnonymiseDialogProps) {
  const { onClose, onDone } = props;
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isConfirmedBy(typed, applicant.email)) {
      setError(confirmationMismatch);
      return;
    }
    setSaving(true);
    try {
      const text = await anonymiseApplicant(applicant.id, typed);
      onClose();
      onDone();
      void showAlert({ kind: 'success', title: 'Datos anonimizados', text });
    } catch (failure) {
      void alertFailure(failure, { title: 'No se pudo anonimizar' });
    } finally {
      setSaving(false);
    }
  }

  return (
    <Dialog title={`Anonimizar a ${applicant.name}`} isOpen onClose={onClose}>
      <Form display="grid" gap="5" onSubmit={(event) => void submit(event)}>
        <Outcome others={others} />
        <TextField
          label={`Para confirmar, escribe ${applicant.email}`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          isRequired
          value={typed}
          error={error}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(undefined);
          }}
        />
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3">
          <Button variant="outline" data-autofocus onClick={onClose}>
            Cancelar
          </Button>
          <SubmitButton variant="danger" loading={isSaving}>
            Anonimizar para siempre
          </SubmitButton>
        </chakra.div>
      </Form>
    </Dialog>
  );
}

const Outcome = ({ others }: { others: readonly Applicant[] }) => (
  <div>
    <p>
      Se borran para siempre su nombre, su correo, sus currículums y sus respuestas. Quedan la
      oferta, la fecha, el estado y la aspiración salarial, sin nombre.
    </p>
    {others.length > 0 && (
      <chakra.p marginTop="3">
        {`También se borra lo que llegó con ${formatList(others.map(({ email }) => email))}.`}
      </chakra.p>
    )}
    <chakra.p fontWeight="600" marginTop="3">
      No se puede deshacer.
    </chakra.p>
  </div>
);
