import { chakra } from '@chakra-ui/react/styled-system';

/** A phone with room for a strip of several lines and for the list. */
const tallPhone = '@media (max-width: 47.99em) and (min-height: 40em)';

/** Focusable elements after the strip. Their scroll margin keeps them from moving under it. */
const below = '~ * :is(a, button, input, select)';

/**
 * Bar above the table for the number of results, the actions on the selection, or the outcome. In
 * one place, so that the page does not jump. Sticky; on a phone only with buttons or an outcome.
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
