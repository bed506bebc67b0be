import { chakra } from '@chakra-ui/react/styled-system';
import { onTouch } from '@portal/kit/ui/on-touch';

/** A keyboard shortcut. Hidden on touch screens. */
export const Key = chakra('kbd', {
  base: {
    display: 'inline-flex',
    justifyContent: 'center',
    minWidth: '22px',
    paddingInline: '1',
    fontFamily: 'body',
    fontSize: '0.75rem',
    lineHeight: '20px',
    color: 'ink',
    bg: 'surface',
    borderWidth: '1px',
    borderRadius: '4px',
    [onTouch]: { display: 'none' },
  },
});
