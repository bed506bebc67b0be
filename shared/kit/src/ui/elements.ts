import type { ReactElement } from 'react';

/**
 * Children without bare text. Browser translators replace text nodes by their own elements, and
 * React then cannot find them.
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
