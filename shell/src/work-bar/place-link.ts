import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@portal/runtime';

/** Link of the work bar. The current one is underlined like the header's links. */
export const PlaceLink = chakra(Link, {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '7px',
    height: { base: '44px', md: '36px' },
    paddingInline: '10px',
    borderRadius: 'sm',
    color: 'staff.text',
    fontSize: '0.875rem',
    fontWeight: '500',
    whiteSpace: 'nowrap',
    _hover: { bg: 'staff.raised', color: 'white' },
    _focusVisible: { outlineColor: 'white', outlineOffset: '-2px' },
    '&[aria-current]': { bg: 'staff.raised', color: 'white' },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: '10px',
      bottom: { base: '-2px', md: '-6px' },
      // A border stays visible in forced colours, unlike a background.
      borderBottomWidth: '3px',
      borderColor: 'staff.mark',
      borderRadius: '3px 3px 0 0',
    },
  },
});
