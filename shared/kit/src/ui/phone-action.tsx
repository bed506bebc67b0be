import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/**
 * Around a page's one action, a link or a button. On a phone the action stands alone along the lower edge,
 * and the social bar at the page's end; elsewhere, and in a low window, it is laid out where it stands, as
 * if nothing were around it. At most one on a page, and in nothing that is transformed.
 */
export const PhoneAction = ({ children }: { children: ReactNode }) => (
  <chakra.div data-phone-action="" css={actionStyles}>
    {children}
  </chakra.div>
);

// The shell says where the row is; one that knows of none has a bar of 47 px, above which it stands.
const rowStyles: SystemStyleObject = {
  position: 'fixed',
  zIndex: 'social',
  bottom: 'var(--phone-action-bottom, 47px)',
  insetInlineStart: '0',
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: 'calc(4rem + env(safe-area-inset-bottom))',
  paddingBlockStart: '2',
  paddingBlockEnd: 'calc(8px + env(safe-area-inset-bottom))',
  paddingInlineStart: 'max(12px, env(safe-area-inset-left))',
  paddingInlineEnd: '2',
  bg: 'surface',
  borderTopWidth: '1px',
  // Twice as specific as what the action has of its own.
  '&[data-phone-action] > *': {
    flex: '1 1 0',
    minWidth: '0',
    minHeight: '47px',
    margin: '0',
    paddingInline: '2',
    paddingBlock: '0',
  },
};

const actionStyles: SystemStyleObject = {
  display: 'contents',
  '@media screen and (max-width: 47.99875rem) and (min-height: 480px)': rowStyles,
};
