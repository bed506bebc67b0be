import { chakra } from '@chakra-ui/react/styled-system';

/** Names and values in a list, side by side if there is room. */
export const Facts = chakra('dl', {
  base: {
    display: 'grid',
    columnGap: '5',
    gridTemplateColumns: { base: '1fr', sm: 'fit-content(50%) 1fr' },
    '& dt': { color: 'ink.muted', fontSize: '14px', paddingTop: { sm: '2px' } },
    '& dd': { marginBottom: '3', minWidth: '0', whiteSpace: 'pre-line' },
  },
});
