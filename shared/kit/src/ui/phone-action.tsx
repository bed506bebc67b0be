import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/**
 * Wrapper of a page's main action, a link or a button. On phones the action is fixed at the lower
 * edge, and the social bar at the end of the page. On other screens and in low windows the wrapper
 * has no effect. Use it once on a page, outside transformed elements.
 */
export const PhoneAction = ({ children }: { children: ReactNode }) => (
  <chakra.div data-phone-action="" css={actionStyles}>
    {children}
  </chakra.div>
);

// The shell sets the position. Earlier shells do not and have a bar of 47 px, so the row is above
// that.
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
  // Doubled specificity, to override the action's own styles.
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
