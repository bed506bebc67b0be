import { chakra } from '@chakra-ui/react/styled-system';
import type { ApplicantData } from '@portal/contract/applicant-data';
import { exportApplicantData } from '@portal/kit/resources/applicant-data';
import { ActionButton } from '@portal/kit/ui/action-button';
import { Button } from '@portal/kit/ui/button';
import { lazyPart } from '@portal/kit/ui/lazy-part';
import { Download, Pencil, UserX } from 'lucide-react';
import { Suspense, useState } from 'react';

const CorrectionDialog = lazyPart(
  async () => (await import('./correction-dialog')).CorrectionDialog,
);
const AnonymiseDialog = lazyPart(async () => (await import('./anonymise-dialog')).AnonymiseDialog);

type DataActionsProps = { data: ApplicantData; onChanged: () => void };

/** What a person may ask for: a copy, a correction, and to be forgotten. */
export function DataActions({ data, onChanged }: DataActionsProps) {
  const [open, setOpen] = useState<'correction' | 'anonymise'>();
  const close = () => setOpen(undefined);
  const dialog = { applicant: data.applicant, onClose: close, onDone: onChanged };

  return (
    <Actions>
      <ActionButton
        variant="outline"
        icon={Download}
        failure={{ title: 'No se pudo exportar' }}
        action={async () => {
          await exportApplicantData(data.applicant.id);
          onChanged();
        }}
      >
        Exportar datos
      </ActionButton>
      {data.anonymisedAt === undefined && (
        <>
          <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen('correction')}>
            <Pencil aria-hidden size={18} />
            Corregir datos
          </Button>
          <Button
            variant="ghost"
            color="danger"
            _hover={{ bg: 'danger.tint' }}
            aria-haspopup="dialog"
            onClick={() => setOpen('anonymise')}
          >
            <UserX aria-hidden size={18} />
            Anonimizar
          </Button>
        </>
      )}
      <Suspense>
        {open === 'correction' && <CorrectionDialog {...dialog} />}
        {open === 'anonymise' && <AnonymiseDialog {...dialog} />}
      </Suspense>
    </Actions>
  );
}

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '3' },
});
