import { chakra } from '@chakra-ui/react/styled-system';

/** A list, and beside it, once it is split, what is shown of one of its rows: where there is room for both. */
export const ListBeside = chakra('div', {
  base: {
    '&[data-split]': {
      display: { lg: 'grid' },
      gridTemplateColumns: 'minmax(320px, 2fr) minmax(420px, 3fr)',
      alignItems: 'start',
      gap: '5',
    },
  },
});
