import { chakra } from '@chakra-ui/react/styled-system';
import { onTouch } from '@portal/kit/ui/on-touch';

/** Contains the field with its icon and shortcut, and the results below it. */
export const Place = chakra('div', {
  base: {
    display: { base: 'none', md: 'flex' },
    position: 'relative',
    flexShrink: '0',
    alignItems: 'center',
    width: { md: '180px', xl: '272px' },
    color: 'staff.text',
    '& > svg': { position: 'absolute', left: '11px' },
    '& > kbd': {
      display: { base: 'none', xl: 'block' },
      position: 'absolute',
      right: '7px',
      paddingInline: '5px',
      borderWidth: '1px',
      borderColor: 'line.strong',
      borderRadius: '5px',
      color: 'white',
      fontFamily: 'inherit',
      fontSize: '0.75rem',
      fontWeight: '600',
      lineHeight: '18px',
      pointerEvents: 'none',
      [onTouch]: { display: 'none' },
    },
  },
});

export const BarField = chakra('input', {
  base: {
    width: 'full',
    height: '34px',
    paddingInlineStart: '36px',
    paddingInlineEnd: { base: '2', xl: '64px' },
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'sm',
    bg: 'staff.raised',
    color: 'white',
    fontSize: '0.875rem',
    _placeholder: { color: 'staff.text' },
    _focusVisible: { outlineColor: 'white', outlineOffset: '-1px' },
  },
});

/** Above the page's elements below the bar. */
export const ResultPanel = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: 'header',
    top: 'calc(100% + 6px)',
    right: '0',
    display: 'flex',
    flexDirection: 'column',
    width: 'min(680px, 100vw - 112px)',
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
