import { chakra } from '@chakra-ui/react/styled-system';
import type { StatusSummary } from '@portal/contract/summary';
import { formatNumber } from '@portal/kit/format/money';
import { statusColor } from '@portal/kit/format/status-color';
import { StatusDot } from '@portal/kit/ui/status-dot';
import { SectionCard } from '../page-parts/section-card';
import { BarList, barWidth } from './bar-list';
import { DataBehind } from './data-behind';

const title = 'Tiempo en cada estado';

/** For how long applications have stood where they stand: the mean as a bar, the longest in words. */
export function StatusTimes({ statuses }: { statuses: readonly StatusSummary[] }) {
  const waiting = statuses.filter(({ count }) => count > 0);
  const longest = Math.max(1, ...waiting.map(({ meanDays }) => meanDays));

  return (
    <SectionCard title={title}>
      <BarList aria-label={title}>
        {waiting.map(({ status, meanDays, longestDays }) => (
          <li key={status.id}>
            <StatusDot color={statusColor(status)} text={status.name} />
            <span>
              <chakra.strong fontWeight="600">{days(meanDays)}</chakra.strong>
              <chakra.span color="ink.muted" fontSize="0.875rem">
                {' '}
                en promedio, {days(longestDays)} como máximo
              </chakra.span>
            </span>
            <div aria-hidden>
              <chakra.div bg={statusColor(status)} style={barWidth(meanDays / longest)} />
            </div>
          </li>
        ))}
      </BarList>
      <DataBehind
        caption={title}
        headers={['Estado', 'Promedio', 'Máximo']}
        rows={waiting.map(({ status, meanDays, longestDays }) => [
          status.name,
          days(meanDays),
          days(longestDays),
        ])}
      />
    </SectionCard>
  );
}

const days = (count: number) => `${formatNumber(count)} ${count === 1 ? 'día' : 'días'}`;
