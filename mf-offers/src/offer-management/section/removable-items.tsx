import { chakra } from '@chakra-ui/react/styled-system';
import { IconButton } from '@portal/kit/ui/icon-button';
import { X } from 'lucide-react';

type RemovableItem = {
  id: number;
  name: string;
  detail?: string;
  /** Undefined if the item has no id on the server. */
  onRemove?: (() => void) | undefined;
};

type RemovableItemsProps = {
  label: string;
  items: readonly RemovableItem[];
  emptyText: string;
  /** Chips for short names, rows for long ones. */
  look?: 'chips' | 'rows';
};

export function RemovableItems({ label, items, emptyText, look = 'rows' }: RemovableItemsProps) {
  if (items.length === 0) return <chakra.p color="ink.muted">{emptyText}</chakra.p>;

  return (
    <chakra.ul aria-label={label} css={looks[look].list}>
      {items.map(({ id, name, detail, onRemove }) => (
        <chakra.li key={id} css={looks[look].item}>
          <chakra.span minWidth="0">{name}</chakra.span>
          {detail !== undefined && (
            <chakra.span minWidth="0" color="ink.muted">
              {detail}
            </chakra.span>
          )}
          {onRemove && (
            <IconButton label={`Quitar ${name}`} boxSize="32px" flexShrink="0" onClick={onRemove}>
              <X aria-hidden size={16} />
            </IconButton>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

const looks = {
  chips: {
    list: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      minWidth: '0',
      maxWidth: '100%',
      minHeight: '36px',
      paddingInlineStart: '3',
      paddingInlineEnd: '0.5',
      bg: 'soft',
      borderWidth: '1px',
      borderRadius: 'lg',
      textStyle: 'sm',
    },
  },
  rows: {
    list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    item: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      '&:has(> span + span)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) 32px' },
      alignItems: 'center',
      columnGap: '3',
      minHeight: '40px',
      borderTopWidth: '1px',
      '&:first-of-type': { borderTopWidth: '0' },
    },
  },
} as const;
