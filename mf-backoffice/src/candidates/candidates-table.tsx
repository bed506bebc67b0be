import type { JobApplication } from '@portal/contract/job-application';
import { shortDate } from '@portal/kit/format/dates';
import { formatMoney } from '@portal/kit/format/money';
import { CurriculumButton } from '@portal/kit/ui/curriculum-button';
import { DataTable, type Column } from '@portal/kit/ui/data-table';

export function CandidatesTable({ rows }: { rows: readonly JobApplication[] }) {
  return (
    <DataTable
      caption="Candidatos Aplicantes"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      emptyText="No se encontraron registros"
    />
  );
}

const columns: readonly Column<JobApplication>[] = [
  { header: 'Nombre', cell: ({ applicant }) => applicant.name },
  { header: 'Correo', cell: ({ applicant }) => applicant.email },
  {
    header: 'Aspiración salarial',
    cell: ({ salaryExpectation }) => formatMoney(salaryExpectation),
    isNumeric: true,
  },
  { header: 'Oferta', cell: ({ offer }) => offer.title },
  { header: 'Fecha de aplicación', cell: ({ appliedAt }) => shortDate(appliedAt) },
  {
    header: 'CV',
    cell: ({ applicant, curriculum }) => (
      <CurriculumButton applicantName={applicant.name} fileName={curriculum} />
    ),
  },
];
