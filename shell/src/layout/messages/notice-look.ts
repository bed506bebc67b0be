import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** The card of a short message at the lower edge. */
export const noticeLook: SystemStyleObject = {
  display: 'flex',
  // Where the text has little room beside them, its buttons stand below it.
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: '3',
  padding: '2',
  paddingInlineStart: '4',
  bg: 'ink',
  color: 'white',
  // Its edge shows on the dark parts of a page too.
  borderWidth: '1px',
  borderColor: 'rgba(255, 255, 255, 0.24)',
  borderRadius: 'md',
  boxShadow: 'md',
  animation: 'rise-in 200ms ease-out',
};
