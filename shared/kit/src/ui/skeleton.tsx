import { chakra } from '@chakra-ui/react/styled-system';

export const Skeleton = chakra(
  'div',
  { base: { bg: 'line', borderRadius: 'sm', animation: 'pulse 1.6s ease-in-out infinite' } },
  { defaultProps: { 'aria-hidden': true } },
);
