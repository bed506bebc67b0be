import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { NavLink } from '@portal/runtime';

/** Where the header holds all links in one line; below that a button opens them. */
export const inRow = '@media (min-width: 79rem)';
export const inPanel = '@media not all and (min-width: 79rem)';

/** From here on, the header has room to breathe. */
export const wideHeader = '@media (min-width: 87.5rem)';

/** Half of the header beside a link of 36 px: there the deck of the bridge lies below its name. */
const deckStyles: SystemStyleObject = {
  content: '""',
  position: 'absolute',
  // Borders, unlike grounds, stay visible in forced colours.
  borderColor: 'primary',
  [inPanel]: { insetInlineStart: '0', insetBlock: '10px', borderInlineStartWidth: '3px' },
  [inRow]: {
    insetInline: '5px',
    bottom: '-12px',
    borderBottomWidth: '3px',
    borderRadius: '3px 3px 0 0',
  },
};

/** A link marks itself on the page that it leads to; a button looks like one. */
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
