import { chakra } from '@chakra-ui/react/styled-system';

/** The beginning of what somebody wrote. */
export const Excerpt = chakra('span', {
  base: { lineClamp: '2', overflowWrap: 'anywhere', maxWidth: '24em' },
});
