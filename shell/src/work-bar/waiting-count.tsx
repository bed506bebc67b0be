import { chakra } from '@chakra-ui/react/styled-system';
import { formatNumber } from '@portal/kit/format/money';
import type { Waiting } from './work-places';

/** Larger numbers are shortened. */
const maxShown = 999;

/** Number of pending items. Reserves its space while unknown. */
export function WaitingCount({ count, words: [one, other], isDue = false }: Waiting) {
  if (count === undefined) return <Pill />;
  return (
    <Pill data-due={(isDue && count > 0) || undefined}>
      <span aria-hidden>{count > maxShown ? `${maxShown}+` : count}</span>
      <chakra.span srOnly>{` ${formatNumber(count)} ${count === 1 ? one : other}`}</chakra.span>
    </Pill>
  );
}

const Pill = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '38px',
    height: '20px',
    borderRadius: 'full',
    bg: 'staff.raised',
    color: 'white',
    fontSize: '0.75rem',
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums',
    _empty: { visibility: 'hidden' },
    '[aria-current] > &': { bg: 'ink' },
    '&[data-due]': { bg: 'accent.solid' },
  },
});
