import { chakra } from '@chakra-ui/react/styled-system';
import { initialApplicationStatusId } from '@portal/contract/application-status';
import { formatNumber } from '@portal/kit/format/money';
import { Money } from '@portal/kit/ui/money';
import { shortDate } from '@portal/kit/format/dates';
import { StatusMark } from '@portal/kit/ui/status-mark';
import { useId, type Ref } from 'react';
import type { Review } from './use-review';

type ReviewListProps = { review: Review; ref: Ref<HTMLDivElement> };

/**
 * Neighbours of the current applicant. A list box, because screen readers pass its keys to the
 * page.
 */
export function ReviewList({ review, ref }: ReviewListProps) {
  const { rows, current, start, total, select } = review;
  const id = useId();

  return (
    <Frame>
      <List
        ref={ref}
        role="listbox"
        tabIndex={0}
        aria-label="Aplicantes"
        aria-activedescendant={current && `${id}-${current.id}`}
      >
        {rows.map((application) => (
          <Option
            key={application.id}
            id={`${id}-${application.id}`}
            ref={application.id === current?.id ? bringIntoView : undefined}
            role="option"
            aria-selected={application.id === current?.id}
            data-new={application.status.id === initialApplicationStatusId || undefined}
            title={application.applicant.name}
            onClick={() => select(application.id)}
          >
            <StatusMark status={application.status} />
            <Name>{application.applicant.name}</Name>
            <chakra.span srOnly>{application.status.name}</chakra.span>
            <Small>
              <Money amount={application.salaryExpectation} currency={application.salaryCurrency} />
            </Small>
            <Small>{shortDate(application.appliedAt)}</Small>
          </Option>
        ))}
      </List>
      <chakra.p padding="2" textStyle="xs" color="ink.muted" borderTopWidth="1px">
        {`${formatNumber(start + 1)}–${formatNumber(start + rows.length)} de ${formatNumber(total)}`}
      </chakra.p>
    </Frame>
  );
}

const bringIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

const Frame = chakra('div', {
  base: {
    gridArea: 'list',
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    minHeight: '0',
    borderInlineEndWidth: '1px',
  },
});

const List = chakra('div', {
  base: { overflowY: 'auto', _focusVisible: { outlineOffset: '-2px' } },
});

const Option = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '14px minmax(0, 1fr) auto',
    columnGap: '2',
    alignItems: 'center',
    paddingInline: '3',
    paddingBlock: '2',
    borderBottomWidth: '1px',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    _hover: { bg: 'soft' },
    '&[data-new]': { fontWeight: '600' },
    '&[aria-selected=true]': {
      bg: 'primary.tint',
      boxShadow: 'inset 3px 0 {colors.primary}',
      _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
  },
});

const Name = chakra('span', {
  base: {
    gridColumn: '2 / -1',
    truncate: true,
    fontSize: '0.875rem',
  },
});

const Small = chakra('span', {
  base: {
    fontSize: '0.8125rem',
    fontWeight: '400',
    color: 'ink.muted',
    '&:nth-of-type(3)': { gridColumnStart: '2' },
  },
});
