import { StyleSheet } from '@emotion/sheet';

/**
 * emotion takes over the styles that the server wrote by moving them to the end of the head. To the
 * browser they are new then: it decides again which fonts to use, and lines of text would break
 * elsewhere. So they stay where they are. Must run before emotion's first cache is made.
 */
StyleSheet.prototype.hydrate = function adopt(this: StyleSheet, elements: HTMLStyleElement[]) {
  this.tags.push(...elements);
};
