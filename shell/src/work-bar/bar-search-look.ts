import { chakra } from '@chakra-ui/react/styled-system';

/** Holds the field, its icon and its key, and what is found below it. */
export const Place = chakra('div', {
  base: {
    display: { base: 'none', md: 'flex' },
    flexShrink: '0',
    width: { md: '180px', xl: '272px' },
    alignItems: 'center',
    gap: '2',
    height: '34px',
    paddingInline: '10px 6px',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'sm',
    bg: 'staff.raised',
    color: 'staff.text',
    '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'white' },
    '& > svg': { flexShrink: '0' },
    '& > kbd': {
      display: { base: 'none', lg: 'block' },
      flexShrink: '0',
      paddingInline: '5px',
      borderWidth: '1px',
      borderColor: 'line.strong',
      borderRadius: '5px',
      color: 'white',
      fontFamily: 'inherit',
      fontSize: '0.75rem',
      fontWeight: '600',
      lineHeight: '18px',
      whiteSpace: 'nowrap',
    },
  },
});

export const BarField = chakra('input', {
  base: {
    flex: '1',
    minWidth: '0',
    height: 'full',
    bg: 'transparent',
    color: 'white',
    fontSize: '0.875rem',
    outline: 'none',
    _placeholder: { color: 'staff.text' },
  },
});

/** Above whatever the page has below the bar. */
export const ResultPanel = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: 'header',
    top: 'calc(100% - 2px)',
    right: '14',
    display: 'flex',
    flexDirection: 'column',
    width: 'min(680px, calc(100% - 112px))',
    maxHeight: 'calc(100dvh - 130px)',
    padding: '2',
    borderWidth: '1px',
    borderRadius: 'md',
    bg: 'surface',
    color: 'ink',
    boxShadow: 'md',
    '&[hidden]': { display: 'none' },
  },
});
