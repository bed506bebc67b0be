import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';

/** Sorting of a column and the action of its header. */
export type ColumnSorting = {
  direction: 'ascending' | 'descending' | undefined;
  onToggle: () => void;
};

const icons = { ascending: ArrowUp, descending: ArrowDown };

/** Sort button of a header. The header cell announces the direction. */
export function SortButton({ text, sorting }: { text: string; sorting: ColumnSorting }) {
  const Icon = sorting.direction ? icons[sorting.direction] : ArrowUpDown;

  return (
    <HeaderButton onClick={sorting.onToggle}>
      <span>{text}</span>
      <Icon aria-hidden size={14} />
    </HeaderButton>
  );
}

const HeaderButton = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: '28px',
      textAlign: 'inherit',
      cursor: 'pointer',
      _hover: { color: 'ink' },
      '[aria-sort=ascending] &, [aria-sort=descending] &': { color: 'primary' },
    },
  },
  { defaultProps: { type: 'button', 'data-readable': '' } },
);
