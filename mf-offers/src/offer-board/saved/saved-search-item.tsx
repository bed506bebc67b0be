import { chakra } from '@chakra-ui/react/styled-system';
import { IconButton } from '@portal/kit/ui/icon-button';
import { Link } from '@portal/runtime';
import { Trash2 } from 'lucide-react';
import type { SavedSearch } from '../../on-device/saved-searches';
import { describeFilter } from '../filter/filter-marks';
import { readFilter } from '../filter/offer-filter';

type SavedSearchItemProps = {
  saved: SavedSearch;
  newCount: number;
  onOpen: () => void;
  onRemove: () => void;
};

export function SavedSearchItem({ saved, newCount, onOpen, onRemove }: SavedSearchItemProps) {
  const name = describeFilter(readFilter(new URLSearchParams(saved.search)));

  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="3"
      minHeight="48px"
      _notFirst={{ borderTopWidth: '1px' }}
    >
      <SearchLink to={{ search: saved.search }} onClick={onOpen}>
        {name}
      </SearchLink>
      <chakra.span
        marginInlineStart="auto"
        flexShrink="0"
        color={newCount > 0 ? 'success' : 'ink.muted'}
        fontSize="14px"
        fontWeight={newCount > 0 ? '700' : '400'}
      >
        {`Nuevas: ${newCount}`}
      </chakra.span>
      <IconButton label={`Borrar la búsqueda ${name}`} onClick={onRemove}>
        <Trash2 aria-hidden size={18} />
      </IconButton>
    </chakra.li>
  );
}

const SearchLink = chakra(Link, {
  base: {
    minWidth: '0',
    paddingBlock: '2',
    color: 'primary',
    fontWeight: '600',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});
