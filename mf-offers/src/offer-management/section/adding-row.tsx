import { chakra } from '@chakra-ui/react/styled-system';

/** Assigned items, with the field to add another one beside them. */
export const AddingRow = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', minWidth: '0' },
});
