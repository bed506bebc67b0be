import { chakra } from '@chakra-ui/react/styled-system';
import type { StatusSummary } from '@portal/contract/summary';
import { formatNumber } from '@portal/kit/format/money';
import { statusColor } from '@portal/kit/format/status-stage';
import { paths } from '@portal/kit/routing/paths';
import type { Elements } from '@portal/kit/ui/elements';
import { StatusName } from '@portal/kit/ui/status-name';
import { Link } from '@portal/runtime';
import { SectionCard } from '../page-parts/section-card';
import { ChartData } from './data-behind';

type Statuses = { statuses: readonly StatusSummary[] };

/** Number of applications in each status. Each bar links to them. */
export function StatusFunnel({ statuses }: Statuses) {
  const total = statuses.reduce((sum, { count }) => sum + count, 0);
  const percentOf = (count: number) => `${total && Math.round((count / total) * 100)} %`;

  return (
    <StatusChart
      title="Postulaciones por estado"
      headers={['Estado', 'Postulaciones', 'Proporción']}
      statuses={statuses}
      lengthOf={({ count }) => count}
      cells={({ count }) => [formatNumber(count), percentOf(count)]}
    >
      {({ status, count }) => (
        <>
          <Link to={`${paths.candidates}?estado=${status.id}`}>
            <StatusName status={status} />
          </Link>
          <chakra.span fontWeight="600">{formatNumber(count)}</chakra.span>
        </>
      )}
    </StatusChart>
  );
}

/** Time in the current status, in days: the mean as a bar, the maximum as text. */
export const StatusTimes = ({ statuses }: Statuses) => (
  <StatusChart
    title="Tiempo en cada estado"
    headers={['Estado', 'Promedio', 'Máximo']}
    statuses={statuses.filter(({ count }) => count > 0)}
    lengthOf={({ meanDays }) => meanDays}
    cells={({ meanDays, longestDays }) => [days(meanDays), days(longestDays)]}
  >
    {({ status, meanDays, longestDays }) => (
      <>
        <StatusName status={status} />
        <span>
          <chakra.strong fontWeight="600">{days(meanDays)}</chakra.strong>
          <chakra.span color="ink.muted" fontSize="0.875rem">
            {` en promedio, ${days(longestDays)} como máximo`}
          </chakra.span>
        </span>
      </>
    )}
  </StatusChart>
);

const days = (count: number) => `${formatNumber(count)} ${count === 1 ? 'día' : 'días'}`;

type StatusChartProps = Statuses & {
  title: string;
  headers: readonly string[];
  lengthOf: (status: StatusSummary) => number;
  /** Cells of its row in the table, after the name. */
  cells: (status: StatusSummary) => string[];
  /** Name and value above the bar. */
  children: (status: StatusSummary) => Elements;
};

/** A bar for each status. The table contains the same values. */
function StatusChart({ title, headers, statuses, lengthOf, cells, children }: StatusChartProps) {
  const longest = Math.max(1, ...statuses.map(lengthOf));

  return (
    <SectionCard title={title}>
      <BarList aria-label={title}>
        {statuses.map((each) => (
          <li key={each.status.id}>
            {children(each)}
            <div aria-hidden>
              <chakra.div
                bg={statusColor(each.status)}
                style={{ width: barWidth(lengthOf(each) / longest) }}
              />
            </div>
          </li>
        ))}
      </BarList>
      <ChartData
        caption={title}
        headers={headers}
        rows={statuses.map((each) => [each.status.name, ...cells(each)])}
      />
    </SectionCard>
  );
}

/** A value above zero is always visible. */
const barWidth = (share: number) => (share > 0 ? `max(4px, ${Math.round(share * 100)}%)` : '0');

const BarList = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    fontSize: '0.9375rem',
    fontVariantNumeric: 'tabular-nums',
    '& li': { display: 'grid', gridTemplateColumns: '1fr auto', columnGap: '4', rowGap: '1' },
    '& li > div': { gridColumn: '1 / -1', bg: 'soft', borderRadius: 'full' },
    '& li > div > *': { height: '10px', borderRadius: 'full', transition: 'width 250ms' },
    '& a:hover': { color: 'primary', textDecoration: 'underline' },
  },
});
