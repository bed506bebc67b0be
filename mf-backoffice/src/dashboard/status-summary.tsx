import { chakra } from '@chakra-ui/react/styled-system';
import type { JobApplication } from '@portal/contract/job-application';
import { statusColor } from '@portal/kit/format/status-color';
import { paths } from '@portal/kit/routing/paths';
import { StatusDot } from '@portal/kit/ui/status-dot';
import { Link } from '@portal/runtime';
import { statusCounts } from './status-counts';
import { SummaryCard } from './summary-card';

const title = 'Postulaciones por estado';

/** A chart that is a table: what its bars show stands in numbers beside them. */
export function StatusSummary({ applications }: { applications: readonly JobApplication[] }) {
  return (
    <SummaryCard title={title}>
      <Table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">Estado</th>
            <th scope="col">Postulaciones</th>
            <th scope="col">Proporción</th>
          </tr>
        </thead>
        <tbody>
          {statusCounts(applications).map(({ status, count, percent }) => (
            <tr key={status.id}>
              <th scope="row">
                <Link to={`${paths.candidates}?estado=${status.id}`}>
                  <StatusDot color={statusColor(status)} text={status.name} />
                </Link>
              </th>
              <td>{count}</td>
              <td>
                <Bar aria-hidden bg={statusColor(status)} style={{ width: `${percent}%` }} />
                <chakra.span srOnly>{percent} %</chakra.span>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </SummaryCard>
  );
}

const Table = chakra('table', {
  base: {
    width: '100%',
    fontSize: '0.9375rem',
    fontVariantNumeric: 'tabular-nums',
    '& thead': { srOnly: true },
    '& th, & td': { paddingBlock: '2', textAlign: 'start', fontWeight: '400' },
    '& th': { width: '1px', whiteSpace: 'nowrap' },
    '& td:nth-child(2)': { width: '1px', paddingInline: '4', textAlign: 'end', fontWeight: '600' },
    '& a:hover': { color: 'primary', textDecoration: 'underline' },
  },
});

const Bar = chakra('div', { base: { height: '10px', minWidth: '2px', borderRadius: 'full' } });
