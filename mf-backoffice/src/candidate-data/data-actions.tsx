import { chakra } from '@chakra-ui/react/styled-system';
import type { ApplicantData } from '@portal/contract/applicant-data';
import { exportApplicantData } from '@portal/kit/resources/applicant-data';
import { ActionButton } from '@portal/kit/ui/action-button';
import { Button } from '@portal/kit/ui/button';
import { lazyPart } from '@portal/kit/ui/lazy-part';
import { askConfirmation } from '@portal/runtime';
import { Download, Pencil, UserX } from 'lucide-react';
import { Suspense, useState } from 'react';
import { formatList } from '../page-parts/in-a-line';

const CorrectionDialog = lazyPart(
  async () => (await import('./correction-dialog')).CorrectionDialog,
);
const AnonymiseDialog = lazyPart(async () => (await import('./anonymise-dialog')).AnonymiseDialog);

type DataActionsProps = { data: ApplicantData; onChanged: () => void };

/** Actions for privacy requests: export, correct and anonymise. */
export function DataActions({ data, onChanged }: DataActionsProps) {
  const [open, setOpen] = useState<'correction' | 'anonymise'>();
  const close = () => setOpen(undefined);
  const dialog = {
    applicant: data.applicant,
    others: data.others,
    onClose: close,
    onDone: onChanged,
  };

  return (
    <Actions>
      <ActionButton
        variant="outline"
        icon={Download}
        failure={{ title: 'No se pudo exportar' }}
        action={async () => {
          if (!(await mayExport(data))) return;
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

/** The requester may own only one of the merged e-mails. */
async function mayExport({ applicant, others = [], anonymisedAt }: ApplicantData) {
  if (others.length === 0 || anonymisedAt !== undefined) return true;
  const emails = [applicant, ...others].map(({ email }) => email);
  return askConfirmation({
    title: 'Exportar datos',
    text: `La copia reúne lo que llegó con ${formatList(emails)}. Si es para quien la pidió, envíala solo si sabes que todos estos correos son suyos.`,
    confirmLabel: 'Exportar todo',
    cancelLabel: 'Cancelar',
  });
}

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '3' },
});
