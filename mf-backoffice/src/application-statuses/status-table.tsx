import { chakra } from '@chakra-ui/react/styled-system';
import { isGivenByStaff, type ApplicationStatusRecord } from '@portal/contract/application-status';
import { publicStateField, publicStateTexts } from '@portal/contract/public-state';
import { ActivityButton } from '@portal/kit/activity/activity-button';
import { DataTable, type Column } from '@portal/kit/table/data-table';
import { RowActions } from '@portal/kit/table/row-actions';
import { Button } from '@portal/kit/ui/button';
import { StatusName } from '@portal/kit/ui/status-name';
import { StateSelect } from './state-select';
import { useStateDrafts, type StateDrafts } from './use-state-drafts';

type StatusTableProps = {
  statuses: readonly ApplicationStatusRecord[];
  reload: () => Promise<void>;
};

export function StatusTable({ statuses, reload }: StatusTableProps) {
  const drafts = useStateDrafts(reload);

  return (
    <DataTable
      caption="Estados para quien postula"
      columns={columns(drafts)}
      rows={statuses}
      rowKey={({ id }) => id}
    />
  );
}

const columns = ({ draftOf, choose, save }: StateDrafts): Column<ApplicationStatusRecord>[] => [
  { header: 'Estado', cell: (status) => <StatusName status={status} /> },
  {
    header: publicStateField.label,
    cell: (status) =>
      isGivenByStaff(status) ? (
        <StateSelect
          name={status.name}
          state={draftOf(status)?.state ?? status.publicState}
          isSaving={draftOf(status)?.isSaving ?? false}
          onChoose={(state) => choose(status, state)}
        />
      ) : (
        <FixedState />
      ),
  },
  {
    header: 'Acciones',
    isAction: true,
    cell: (status) =>
      isGivenByStaff(status) && (
        <StatusActions status={status} draft={draftOf(status)} onSave={save} />
      ),
  },
];

const FixedState = () => (
  <span>
    <chakra.span fontWeight="600">{publicStateTexts.withdrawn}</chakra.span>
    <chakra.span display="block" color="ink.muted" fontSize="14px">
      No se cambia: es el estado de quien retira su postulación.
    </chakra.span>
  </span>
);

type StatusActionsProps = {
  status: ApplicationStatusRecord;
  draft: ReturnType<StateDrafts['draftOf']>;
  onSave: StateDrafts['save'];
};

function StatusActions({ status: { id, name }, draft, onSave }: StatusActionsProps) {
  return (
    <RowActions>
      <ActivityButton
        name={name}
        of={{ subject: 'applicationStatus', id }}
        aria-label={`Actividad de ${name}`}
      />
      <Button
        size="sm"
        aria-label={`Guardar ${name}`}
        disabled={!draft}
        loading={draft?.isSaving ?? false}
        onClick={() => draft && void onSave(draft)}
      >
        Guardar
      </Button>
    </RowActions>
  );
}
