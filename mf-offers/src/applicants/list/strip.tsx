import { chakra } from '@chakra-ui/react/styled-system';

/** A phone with room for a strip of several lines and for the list. */
const tallPhone = '@media (max-width: 47.99em) and (min-height: 40em)';

/** What follows a strip that stays in sight: the focus moves none of it under the strip. */
const below = '~ * :is(a, button, input, select)';

/**
 * The one place above the table for what is found, what can be done with those chosen, and what came of
 * it: nothing jumps when one takes the place of another. It stays in sight while a long list moves; on
 * a phone only where it has something to press or to tell.
 */
export const Strip = chakra('section', {
  base: {
    position: { md: 'sticky' },
    top: '{sizes.header}',
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
    [`& ${below}`]: { scrollMarginTop: { md: '56px' } },
    [tallPhone]: {
      '&[data-tone]': { position: 'sticky' },
      [`&[data-tone] ${below}`]: { scrollMarginTop: '200px' },
    },
    '&[data-tone=chosen]': { bg: 'primary.tint' },
    '&[data-tone=done]': { bg: 'success.tint' },
    '& [role=status]': { fontWeight: '600', marginInlineEnd: 'auto', minWidth: '0' },
  },
});
