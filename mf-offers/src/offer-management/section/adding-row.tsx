import { chakra } from '@chakra-ui/react/styled-system';

/** What an offer has, and beside it what adds to it. */
export const AddingRow = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', minWidth: '0' },
});
