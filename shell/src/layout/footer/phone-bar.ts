import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Widths with the social bar at the lower edge. */
const phone = '@media (max-width: 47.99875rem)';

/** Height in pixels below which header and bar leave too little room for reading. */
const lowWindow = '@media (max-height: 479px)';

/**
 * Moves the bar to the end of the page: in a low window, on a page with a single task, or on a
 * phone if the page has an action.
 */
export const barAtEnd = (styles: SystemStyleObject): SystemStyleObject => ({
  [lowWindow]: styles,
  'html:has([data-one-task]) &': styles,
  'html:has([data-phone-action]) &': { mdDown: styles },
});

/**
 * Height of a phone's lower bar, or of the page's single action (`PhoneAction` of the kit). Derived
 * from the HTML alone, so that nothing moves when scripts load.
 */
export const phoneBar = {
  html: {
    '--phone-bar': '0px',
    // Keeps focused elements clear of the bar and the notices.
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
