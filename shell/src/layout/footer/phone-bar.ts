import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Wherever the social bar lies along the lower edge of the window. */
const phone = '@media (max-width: 47.99875rem)';

/** Below this height, in pixels, header and bar would leave too little to read. */
const lowWindow = '@media (max-height: 479px)';

/** Where the bar goes to the page's end: it has no room, or one thing is to be done on the page. */
export const barAtEnd = (styles: SystemStyleObject): SystemStyleObject => ({
  [lowWindow]: styles,
  'html:has([data-one-task]) &': styles,
  'html:has([data-phone-action]) &': { mdDown: styles },
});

/**
 * How high the bar of a phone is, for all that has to keep clear of it, or the page's one action
 * (`PhoneAction` of the kit) in its place. By the page's HTML alone, so that nothing moves when the scripts
 * come.
 */
export const phoneBar = {
  html: {
    '--phone-bar': '0px',
    // What gets the focus must not lie below the bar, nor below the notices.
    scrollPaddingBottom: 'max(var(--phone-bar) + 13px, var(--notice-room, 0px))',
    [phone]: { '--phone-bar': 'calc(47px + env(safe-area-inset-bottom))' },
    [lowWindow]: { '--phone-bar': '0px' },
  },
  'html:has([data-phone-action])': {
    [`${phone} and (min-height: 480px)`]: {
      '--phone-bar': 'calc(4rem + env(safe-area-inset-bottom))',
      '--phone-action-bottom': '0px',
    },
  },
  'html:has([data-one-task])': { '--phone-bar': '0px' },
};
