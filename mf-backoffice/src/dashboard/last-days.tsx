import { chakra } from '@chakra-ui/react/styled-system';
import type { DaySummary } from '@portal/contract/summary';
import { dayAndMonth, shortDate } from '@portal/kit/format/dates';
import { SectionCard } from '../page-parts/section-card';
import { ChartData } from './data-behind';

const title = 'Actividad de los últimos días';

export function LastDays({ days }: { days: readonly DaySummary[] }) {
  const most = Math.max(1, ...days.flatMap(({ received, reviewed }) => [received, reviewed]));
  const received = days.reduce((sum, day) => sum + day.received, 0);
  const reviewed = days.reduce((sum, day) => sum + day.reviewed, 0);

  return (
    <SectionCard title={title}>
      <chakra.p display="flex" flexWrap="wrap" columnGap="5" fontSize="0.9375rem">
        <Legend color="primary" text={`${received} recibidas`} />
        <Legend color="accent" text={`${reviewed} con cambio de estado`} />
      </chakra.p>
      <Columns aria-hidden>
        {days.map((day) => (
          <div key={day.day} title={dayAndMonth(day.day)}>
            <chakra.span bg="primary" style={height(day.received / most)} />
            <chakra.span bg="accent" style={height(day.reviewed / most)} />
          </div>
        ))}
      </Columns>
      <chakra.p
        aria-hidden
        display="flex"
        justifyContent="space-between"
        fontSize="0.875rem"
        color="ink.muted"
        marginTop="1"
      >
        <span>{dayAndMonth(days[0]?.day ?? '')}</span>
        <span>hoy</span>
      </chakra.p>
      <ChartData
        caption={title}
        headers={['Día', 'Recibidas', 'Con cambio de estado']}
        rows={days.toReversed().map((day) => [shortDate(day.day), day.received, day.reviewed])}
      />
    </SectionCard>
  );
}

function Legend({ color, text }: { color: string; text: string }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2">
      <chakra.span aria-hidden boxSize="10px" borderRadius="2px" bg={color} />
      <span>{text}</span>
    </chakra.span>
  );
}

const height = (share: number) => ({ height: `${Math.round(share * 100)}%` });

const Columns = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'stretch',
    gap: { base: '1', sm: '2' },
    height: '120px',
    marginTop: '4',
    borderBottom: '1px solid',
    borderColor: 'line.strong',
    '& > div': {
      flex: '1',
      minWidth: '0',
      display: 'flex',
      alignItems: 'flex-end',
      justifyContent: 'center',
      gap: '1px',
    },
    '& span': { flex: '1', maxWidth: '12px', borderTopRadius: '2px', transition: 'height 250ms' },
  },
});
