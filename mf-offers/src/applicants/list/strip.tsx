import { chakra } from '@chakra-ui/react/styled-system';

/**
 * The one place above the table for what is found, what can be done with those chosen, and what came of
 * it: it stays in sight while a long list moves, and nothing jumps when one takes the place of another.
 */
export const Strip = chakra('section', {
  base: {
    position: 'sticky',
    top: { md: 'header' },
    bottom: { mdDown: 'max(var(--phone-bar, 0px), var(--notice-room, 0px))' },
    zIndex: '2',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    minHeight: '44px',
    paddingInline: '3',
    paddingBlock: '1',
    marginBottom: { base: '2', xl: '0' },
    bg: 'soft',
    borderRadius: 'sm',
    fontSize: '0.875rem',
    '&[data-tone=chosen]': { bg: 'primary.tint' },
    '&[data-tone=done]': { bg: 'success.tint' },
    '& [role=status]': { fontWeight: '600', marginInlineEnd: 'auto', minWidth: '0' },
  },
});
