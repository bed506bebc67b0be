import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { NavLink } from '@portal/runtime';

/** Widths with all links in one row; below them a button opens a panel. */
export const inRow = '@media (min-width: 79rem)';
export const inPanel = '@media not all and (min-width: 79rem)';

/** Widths with extra space in the header. */
export const wideHeader = '@media (min-width: 87.5rem)';

/**
 * Half of the header's height below a link of 36 px: the deck of the bridge is under the current
 * link.
 */
const deckStyles: SystemStyleObject = {
  content: '""',
  position: 'absolute',
  // Borders stay visible in forced colours, unlike backgrounds.
  borderColor: 'primary',
  [inPanel]: { insetInlineStart: '0', insetBlock: '10px', borderInlineStartWidth: '3px' },
  [inRow]: {
    insetInline: '5px',
    bottom: '-12px',
    borderBottomWidth: '3px',
    borderRadius: '3px 3px 0 0',
  },
};

/** A link to the current page is marked. Buttons look like links. */
export const menuLinkStyles: SystemStyleObject = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  borderRadius: 'sm',
  fontWeight: '500',
  cursor: 'pointer',
  transition: 'color 150ms, background-color 150ms',
  '&[aria-current=page]::after': deckStyles,
  [inPanel]: {
    width: 'full',
    minHeight: '44px',
    paddingInline: '3',
    color: 'ink',
    fontSize: '1rem',
    _hover: { bg: 'soft' },
    '&[aria-current=page]': { fontWeight: '600' },
  },
  [inRow]: {
    minHeight: '36px',
    paddingInline: '5px',
    color: 'ink.muted',
    fontSize: '0.875rem',
    lineHeight: '1.2',
    textAlign: 'center',
    _hover: { color: 'ink', bg: 'soft' },
    '&[aria-current=page]': { color: 'ink' },
  },
  [wideHeader]: { paddingInline: '2' },
};

export const MenuLink = chakra(NavLink, { base: menuLinkStyles });
