import { chakra } from '@chakra-ui/react/styled-system';
import type { ApplicantData } from '@portal/contract/applicant-data';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { exportApplicantData } from '@portal/kit/resources/applicant-data';
import { Button } from '@portal/kit/ui/button';
import { Download, Pencil, UserX } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '@portal/kit/ui/lazy-part';

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
      <ExportButton applicantId={data.applicant.id} onExported={onChanged} />
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

type ExportButtonProps = { applicantId: number; onExported: () => void };

function ExportButton({ applicantId, onExported }: ExportButtonProps) {
  const [isReading, setReading] = useState(false);

  async function save() {
    setReading(true);
    try {
      await exportApplicantData(applicantId);
      onExported();
    } catch (error) {
      void alertFailure(error, { title: 'No se pudo exportar' });
    } finally {
      setReading(false);
    }
  }

  return (
    <Button variant="outline" loading={isReading} onClick={() => void save()}>
      {!isReading && <Download aria-hidden size={18} />}
      Exportar datos
    </Button>
  );
}

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '3' },
});
