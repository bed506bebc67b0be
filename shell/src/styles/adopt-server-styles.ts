import { StyleSheet } from '@emotion/sheet';

/**
 * emotion adopts the server's style elements by moving them to the end of the head. The browser
 * would then select fonts again and change line breaks, so they stay in place. Must run before
 * emotion creates its first cache.
 */
StyleSheet.prototype.hydrate = function adopt(this: StyleSheet, elements: HTMLStyleElement[]) {
  this.tags.push(...elements);
};
