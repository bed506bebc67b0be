import { chakra } from '@chakra-ui/react/styled-system';
import type { ApplicationStatus } from '@portal/contract/application-status';
import type { JobApplication } from '@portal/contract/job-application';
import { maxStatusChanges } from '@portal/contract/status-changes';
import { SelectField, toOptions } from '@portal/kit/form/select-field';
import { Button } from '@portal/kit/ui/button';
import { askConfirmation } from '@portal/runtime';
import { useState } from 'react';
import { peopleCount } from './tell-status-call';
import type { StatusQueue } from './status-queue';

type SelectionBarProps = {
  chosen: readonly JobApplication[];
  statuses: readonly ApplicationStatus[];
  changeMany: StatusQueue['changeMany'];
  onCompare: () => void;
  onClear: () => void;
};

/** How many applicants can be read side by side. */
const comparable = { least: 2, most: 4 };

/** What can be done with the chosen applicants together. */
export function SelectionBar(props: SelectionBarProps) {
  const { chosen, statuses, changeMany, onCompare, onClear } = props;
  const [statusId, setStatusId] = useState('');
  const [isSaving, setSaving] = useState(false);
  const status = statuses.find(({ id }) => String(id) === statusId);
  const isTooMany = chosen.length > maxStatusChanges;
  const canCompare = chosen.length >= comparable.least && chosen.length <= comparable.most;

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
    if (isChanged) onClear();
  }

  return (
    <chakra.section
      aria-label="Aplicantes elegidos"
      display="flex"
      flexWrap="wrap"
      alignItems="flex-end"
      gap="3"
      padding="4"
      marginBottom="4"
      bg="primary.tint"
      borderRadius="md"
    >
      <chakra.p role="status" fontWeight="600" marginInlineEnd="auto" alignSelf="center">
        {chosen.length} {chosen.length === 1 ? 'elegido' : 'elegidos'}
        {isTooMany && `. Puedes cambiar ${maxStatusChanges} a la vez como máximo.`}
      </chakra.p>
      <chakra.div width={{ base: '100%', sm: '220px' }}>
        <SelectField
          label="Pasar a"
          placeholder="Selecciona una opción"
          options={toOptions(statuses)}
          value={statusId}
          onChange={({ target }) => setStatusId(target.value)}
        />
      </chakra.div>
      <Button disabled={!status || isTooMany} loading={isSaving} onClick={() => void apply()}>
        Cambiar elegidos
      </Button>
      <Button variant="outline" disabled={!canCompare} onClick={onCompare}>
        Comparar de 2 a 4
      </Button>
      <Button variant="ghost" onClick={onClear}>
        Quitar selección
      </Button>
    </chakra.section>
  );
}

/** Says which ones the change touches. */
function confirm(affected: readonly JobApplication[], { name }: ApplicationStatus) {
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
