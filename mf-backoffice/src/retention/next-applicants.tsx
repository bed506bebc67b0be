import { chakra } from '@chakra-ui/react/styled-system';
import { retentionGraceDays, type DueApplicant, type Retention } from '@portal/contract/retention';
import { longDate } from '@portal/kit/format/dates';
import { candidateDataPath } from '@portal/kit/routing/staff-paths';
import { DataTable, type Column } from '@portal/kit/table/data-table';
import { EmailText } from '@portal/kit/ui/email-text';
import { TextLink } from '../page-parts/text-link';
import { inDays } from './in-days';

export function NextApplicants({ retention: { next, dueSoon } }: { retention: Retention }) {
  return (
    <section aria-labelledby="next-applicants">
      <chakra.h2 id="next-applicants" textStyle="h4" marginBottom="2">
        Próximas a anonimizar
      </chakra.h2>
      <chakra.p color="ink.muted" marginBottom="4">
        {countText(dueSoon, next.length)}
      </chakra.p>
      {next.length > 0 && (
        <DataTable
          caption="Próximas a anonimizar"
          columns={columns}
          rows={next}
          rowKey={({ applicant }) => applicant.id}
        />
      )}
    </section>
  );
}

function countText(count: number, shown: number) {
  if (count === 0) return `Nadie en los próximos ${retentionGraceDays} días.`;
  const people = count === 1 ? '1 persona' : `${count} personas`;
  const all = `${people} en los próximos ${retentionGraceDays} días`;
  return shown < count ? `${all}; aquí, las primeras ${shown}.` : `${all}.`;
}

const columns: Column<DueApplicant>[] = [
  {
    header: 'Nombre',
    cell: ({ applicant }) => (
      <TextLink to={candidateDataPath(applicant.id)}>{applicant.name}</TextLink>
    ),
  },
  { header: 'Correo', cell: ({ applicant }) => <EmailText email={applicant.email} /> },
  {
    header: 'Se anonimiza',
    cell: ({ anonymisedFrom }) => `${inDays(anonymisedFrom)}, el ${longDate(anonymisedFrom)}`,
  },
];
