import { chakra } from '@chakra-ui/react/styled-system';
import type { StatusSummary } from '@portal/contract/summary';
import { formatNumber } from '@portal/kit/format/money';
import { statusColor } from '@portal/kit/format/status-color';
import { paths } from '@portal/kit/routing/paths';
import { StatusDot } from '@portal/kit/ui/status-dot';
import { Link } from '@portal/runtime';
import { SectionCard } from '../page-parts/section-card';
import { BarList, barWidth } from './bar-list';
import { DataBehind } from './data-behind';

const title = 'Postulaciones por estado';

/** How many applications stand where; each bar leads to them. */
export function StatusFunnel({ statuses }: { statuses: readonly StatusSummary[] }) {
  const total = statuses.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...statuses.map(({ count }) => count));
  const percentOf = (count: number) => `${total && Math.round((count / total) * 100)} %`;

  return (
    <SectionCard title={title}>
      <BarList aria-label={title}>
        {statuses.map(({ status, count }) => (
          <li key={status.id}>
            <Link to={`${paths.candidates}?estado=${status.id}`}>
              <StatusDot color={statusColor(status)} text={status.name} />
            </Link>
            <chakra.span fontWeight="600">{formatNumber(count)}</chakra.span>
            <div aria-hidden>
              <chakra.div bg={statusColor(status)} style={barWidth(count / most)} />
            </div>
          </li>
        ))}
      </BarList>
      <DataBehind
        caption={title}
        headers={['Estado', 'Postulaciones', 'Proporción']}
        rows={statuses.map(({ status, count }) => [
          status.name,
          formatNumber(count),
          percentOf(count),
        ])}
      />
    </SectionCard>
  );
}
