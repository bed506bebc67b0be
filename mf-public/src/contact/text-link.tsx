import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@portal/runtime';

/** A link in the middle of a sentence. */
export const TextLink = chakra(Link, {
  base: {
    color: 'primary',
    fontWeight: '600',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});
