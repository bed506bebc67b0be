import type { ApplicationStatus } from '@portal/contract/application-status';
import { CompactSelect } from '@portal/kit/form/compact-select';
import { toOptions } from '@portal/kit/form/select-field';
import { downloadCurriculums } from '@portal/kit/resources/job-applications';
import { ActionButton } from '@portal/kit/ui/action-button';
import { Button } from '@portal/kit/ui/button';
import type { Elements } from '@portal/kit/ui/elements';
import { IconButton } from '@portal/kit/ui/icon-button';
import { askConfirmation } from '@portal/runtime';
import { FileArchive, X } from 'lucide-react';
import { useState } from 'react';
import { CompareButton } from '../answers/compare-button';
import type { ApplicantRoom } from '../list/use-applicant-room';
import type { Standing } from './status-queue';
import { peopleCount } from './report-status-call';

type SelectionActionsProps = {
  room: ApplicantRoom;
  /** Button to select all other results. */
  chooseAll: Elements;
};

export function SelectionActions({ room, chooseAll }: SelectionActionsProps) {
  const { offerId, chosen, clear } = room;

  return (
    <>
      {chooseAll}
      <StatusChange room={room} />
      <ActionButton
        variant="outline"
        size="sm"
        icon={FileArchive}
        failure={{ title: 'No se pudieron descargar los CV' }}
        action={() =>
          downloadCurriculums(
            chosen.map(({ id }) => id),
            `curriculums-oferta-${offerId}.zip`,
          )
        }
      >
        CV en un ZIP
      </ActionButton>
      <CompareButton offerId={offerId} chosen={chosen} />
      <IconButton label="Quitar selección" onClick={clear}>
        <X aria-hidden size={18} />
      </IconButton>
    </>
  );
}

function StatusChange({ room }: { room: ApplicantRoom }) {
  const { chosen, statuses, changeMany, clear } = room;
  const [statusId, setStatusId] = useState('');
  const [isSaving, setSaving] = useState(false);
  const status = statuses.find(({ id }) => String(id) === statusId);

  async function apply() {
    if (!status) return;
    const affected = chosen.filter((application) => application.status.id !== status.id);
    setSaving(true);
    const isChanged =
      affected.length > 0 &&
      (await confirm(affected, status)) &&
      (await changeMany(
        affected.map((application) => ({ application, status })),
        'many',
      ));
    setSaving(false);
    if (isChanged) clear();
  }

  return (
    <>
      <CompactSelect
        label="Pasar a"
        placeholder="Selecciona una opción"
        options={toOptions(statuses)}
        value={statusId}
        onChoose={setStatusId}
      />
      <Button size="sm" disabled={!status} loading={isSaving} onClick={() => void apply()}>
        Cambiar elegidos
      </Button>
    </>
  );
}

/** Lists the applications that the change affects. */
function confirm(affected: readonly Standing[], { name }: ApplicationStatus) {
  const counts = new Map<string, number>();
  for (const { status } of affected) counts.set(status.name, (counts.get(status.name) ?? 0) + 1);
  const parts = [...counts].map(([from, count]) => `${count} en «${from}»`).join(', ');

  return askConfirmation({
    title: `¿Pasar a «${name}»?`,
    text: `${peopleCount(affected.length)}: ${parts}.`,
    confirmLabel: 'Sí, cambiar',
    cancelLabel: 'No, dejar igual',
  });
}
