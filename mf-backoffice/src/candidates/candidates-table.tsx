import { chakra } from '@chakra-ui/react/styled-system';
import type { JobApplication } from '@portal/contract/job-application';
import { shortDate } from '@portal/kit/format/dates';
import { formatMoney } from '@portal/kit/format/money';
import { statusColor } from '@portal/kit/format/status-color';
import { Button } from '@portal/kit/ui/button';
import { CurriculumButton } from '@portal/kit/ui/curriculum-button';
import { EmailText } from '@portal/kit/ui/email-text';
import { DataTable, type Column, type ColumnSorting } from '@portal/kit/ui/data-table';
import { StatusDot } from '@portal/kit/ui/status-dot';
import { Eye } from 'lucide-react';
import { nextSort, type CandidateSort, type SortKey } from './candidate-query';

type CandidatesTableProps = {
  rows: readonly JobApplication[];
  sort: CandidateSort | undefined;
  onSort: (sort: CandidateSort | undefined) => void;
  onShowCurriculum: (candidate: JobApplication) => void;
  /** Where something else stands beside the list, there is no room for columns. */
  isNarrow: boolean;
};

export function CandidatesTable({
  rows,
  sort,
  onSort,
  onShowCurriculum,
  isNarrow,
}: CandidatesTableProps) {
  const sortBy = (key: SortKey): ColumnSorting => ({
    direction: sort?.by === key ? directionOf(sort) : undefined,
    onToggle: () => onSort(nextSort(sort, key)),
  });

  return (
    <DataTable
      caption="Candidatos Aplicantes"
      columns={columns(sortBy, onShowCurriculum)}
      rows={rows}
      rowKey={({ id }) => id}
      cardsBelow={isNarrow ? 'always' : 'lg'}
      emptyText="No se encontraron registros"
    />
  );
}

const directionOf = ({ isDescending }: CandidateSort) =>
  isDescending ? 'descending' : 'ascending';

const columns = (
  sortBy: (key: SortKey) => ColumnSorting,
  onShowCurriculum: (candidate: JobApplication) => void,
): Column<JobApplication>[] => [
  { header: 'Nombre', sorting: sortBy('name'), cell: ({ applicant }) => applicant.name },
  {
    header: 'Correo',
    sorting: sortBy('email'),
    cell: ({ applicant }) => <EmailText email={applicant.email} />,
  },
  {
    header: 'Aspiración salarial',
    sorting: sortBy('salary'),
    cell: ({ salaryExpectation }) => formatMoney(salaryExpectation),
    isNumeric: true,
  },
  { header: 'Oferta', sorting: sortBy('offer'), cell: ({ offer }) => offer.title },
  {
    header: 'Fecha de aplicación',
    sorting: sortBy('date'),
    cell: ({ appliedAt }) => shortDate(appliedAt),
  },
  {
    header: 'Estado',
    sorting: sortBy('status'),
    cell: ({ status }) => <StatusDot color={statusColor(status)} text={status.name} />,
  },
  {
    header: 'CV',
    isAction: true,
    cell: (candidate) => (
      <Actions>
        {candidate.curriculum && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Ver CV de ${candidate.applicant.name}`}
            onClick={() => onShowCurriculum(candidate)}
          >
            <Eye aria-hidden size={16} />
            Ver CV
          </Button>
        )}
        <CurriculumButton
          applicantName={candidate.applicant.name}
          fileName={candidate.curriculum}
        />
      </Actions>
    ),
  },
];

const Actions = chakra('span', {
  base: { display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '1' },
});
