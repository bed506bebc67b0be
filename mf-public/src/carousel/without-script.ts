import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

const whenOff = (styles: SystemStyleObject): SystemStyleObject => ({
  '@media (scripting: none)': styles,
});

/** Without script the slides are a strip that scrolls sideways. */
export const withoutScript = {
  strip: whenOff({ display: 'flex', overflowX: 'auto', scrollSnapType: 'x mandatory' }),
  slide: whenOff({
    display: 'block',
    flex: '0 0 100%',
    visibility: 'visible',
    scrollSnapAlign: 'start',
  }),
  art: whenOff({ display: 'block', opacity: 1 }),
  text: whenOff({
    opacity: 1,
    paddingBlock: '5',
    borderTopWidth: '3px',
  }),
  control: whenOff({ display: 'none' }),
};
