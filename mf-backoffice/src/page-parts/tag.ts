import { chakra } from '@chakra-ui/react/styled-system';

export const Tag = chakra('span', {
  base: {
    display: 'inline-block',
    paddingInline: '2',
    bg: 'soft',
    color: 'ink',
    borderRadius: 'sm',
    fontSize: '0.8125rem',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    // Visible in forced colours, which remove the background.
    outline: '1px solid transparent',
  },
  variants: {
    look: {
      primary: { bg: 'primary.tint', color: 'primary.dark' },
      success: { bg: 'success.tint', color: 'ink' },
      warning: { bg: 'warning.tint', color: 'ink' },
    },
  },
});
