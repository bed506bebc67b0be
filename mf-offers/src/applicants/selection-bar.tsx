import { chakra } from '@chakra-ui/react/styled-system';
import type { ApplicationStatus } from '@portal/contract/application-status';
import type { JobApplication } from '@portal/contract/job-application';
import { Button } from '@portal/kit/ui/button';
import { SelectField } from '@portal/kit/ui/select-field';
import { useState } from 'react';
import { changeMany } from './change-many';

type SelectionBarProps = {
  chosen: readonly JobApplication[];
  statuses: readonly ApplicationStatus[];
  onChanged: () => Promise<void>;
  onCompare: () => void;
  onClear: () => void;
};

/** How many applicants can be read side by side. */
const comparable = { least: 2, most: 4 };

/** What can be done with the chosen applicants together. */
export function SelectionBar(props: SelectionBarProps) {
  const { chosen, statuses, onChanged, onCompare, onClear } = props;
  const [statusId, setStatusId] = useState('');
  const [isSaving, setSaving] = useState(false);
  const status = statuses.find(({ id }) => String(id) === statusId);
  const canCompare = chosen.length >= comparable.least && chosen.length <= comparable.most;

  async function apply() {
    if (!status) return;
    setSaving(true);
    const isChanged = await changeMany({ applications: chosen, status, onChanged });
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
      </chakra.p>
      <chakra.div width={{ base: '100%', sm: '220px' }}>
        <SelectField
          label="Pasar a"
          placeholder="Selecciona una opción"
          options={statuses.map(({ id, name }) => ({ value: id, label: name }))}
          value={statusId}
          onChange={({ target }) => setStatusId(target.value)}
        />
      </chakra.div>
      <Button disabled={!status} loading={isSaving} onClick={() => void apply()}>
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
