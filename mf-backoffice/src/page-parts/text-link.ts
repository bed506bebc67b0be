import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@portal/runtime';

/** Inline link, high enough for a finger. */
export const TextLink = chakra(Link, {
  base: {
    display: 'inline-block',
    minHeight: '24px',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});
