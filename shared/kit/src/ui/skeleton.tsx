import { chakra } from '@chakra-ui/react/styled-system';

/**
 * Renders a pulsing grey block as placeholder of content that loads, hidden from assistive
 * technology. Set its size with style props, and announce the loading state elsewhere.
 */
export const Skeleton = chakra(
  'div',
  {
    base: {
      bg: 'line',
      borderRadius: 'sm',
      animation: 'pulse 1.6s ease-in-out infinite',
      // Visible edge in forced colours, which hide backgrounds.
      outline: '1px solid transparent',
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);
